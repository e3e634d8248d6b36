import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { meanings, palette } from './palette.ts';

/** Under the key that `/theme.js` reads before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'theme' });

const bodyFont = "Thousands, 'Inter Variable', 'Inter fallback', system-ui, sans-serif";
const headingFont = "Thousands, 'Bricolage Grotesque Variable', 'Bricolage fallback', system-ui, sans-serif";

// Mantine takes its own greys from these two; the ends are the palette, the steps between are drawn from it.
// biome-ignore format: one scale, one line
const gray: MantineColorsTuple = ['#F8F4ED', '#F4EFE6', '#EDE6DA', '#E7E0D4', '#D8CFC0', '#968E82', '#6B655C', '#524D46', '#36322D', '#1D1B19'];
// biome-ignore format: one scale, one line
const dark: MantineColorsTuple = ['#F3EEE6', '#CFC7BB', '#A49C90', '#706A60', '#35312B', '#2B2823', '#22201C', '#161412', '#110F0E', '#0B0A09'];

/** From the tint to the hover; the fifth step is the solid colour of the dark scheme, the seventh that of the light one. */
function scale(name: (typeof meanings)[number]): MantineColorsTuple {
  const day = palette.light[name];
  const night = palette.dark[name];
  // biome-ignore format: one scale, one line
  return [day.tint, day.tintHover, day.tintHover, night.hover, night.solid, night.solid, day.solid, day.hover, day.hover, day.hover];
}

/** White text on the filled colours of the light theme, dark text on those of the dark one. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--color-on-filled)' } : colors;
};

/** Chosen in ink: the accent is for acts. */
const inked = { color: 'var(--mantine-color-text)', iconColor: 'var(--mantine-color-body)' };

export const theme = createTheme({
  colors: {
    gray,
    dark,
    accent: scale('accent'),
    positive: scale('positive'),
    information: scale('information'),
    warning: scale('warning'),
  },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 4 },
  white: palette.light.card,
  black: palette.light.ink,
  variantColorResolver,
  fontFamily: bodyFont,
  headings: {
    fontFamily: headingFont,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.15' },
      h2: { fontSize: '1.375rem', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  radius: { xs: '0.25rem', sm: '0.5625rem', md: '0.625rem', lg: '0.75rem', xl: '0.875rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    CloseButton: { defaultProps: { 'aria-label': 'Fermer' } },
    Checkbox: { defaultProps: { radius: 'xs', ...inked } },
    Radio: { defaultProps: inked },
    Switch: { defaultProps: { withThumbIndicator: false } },
    InputWrapper: { defaultProps: { withAsterisk: false } },
    // Their header is not the page's.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    // Otherwise focused first, an element that a menu may not hold.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
});

type Scheme = 'light' | 'dark';

function meaningVariables(scheme: Scheme): Record<`--${string}`, string> {
  return Object.fromEntries(
    meanings.flatMap((name) => {
      const color = palette[scheme][name];
      return [
        [`--mantine-color-${name}-filled`, color.solid],
        [`--mantine-color-${name}-filled-hover`, color.hover],
        [`--mantine-color-${name}-light`, color.tint],
        [`--mantine-color-${name}-light-hover`, color.tintHover],
        [`--mantine-color-${name}-light-color`, color.text],
        [`--mantine-color-${name}-text`, color.text],
        [`--mantine-color-${name}-outline`, color.solid],
        [`--mantine-color-${name}-outline-hover`, color.tint],
      ];
    }),
  );
}

function schemeVariables(scheme: Scheme): Record<`--${string}`, string> {
  const { paper, sunk, card, hover, ink, muted, line, control, onFilled, accent, positive } = palette[scheme];
  const shadow =
    scheme === 'light'
      ? '0 1px 2px rgba(29, 27, 25, 0.05), 0 4px 14px rgba(29, 27, 25, 0.06)'
      : '0 1px 2px rgba(0, 0, 0, 0.35), 0 4px 14px rgba(0, 0, 0, 0.3)';
  return {
    ...meaningVariables(scheme),
    '--color-sunk': sunk,
    '--color-card': card,
    '--color-line': line,
    '--color-control': control,
    '--color-on-filled': onFilled,
    '--mantine-primary-color-contrast': onFilled,
    '--mantine-color-body': paper,
    '--mantine-color-text': ink,
    '--mantine-color-bright': ink,
    '--mantine-color-dimmed': muted,
    '--mantine-color-placeholder': muted,
    '--mantine-color-anchor': accent.text,
    '--mantine-color-error': accent.text,
    '--mantine-color-success': positive.text,
    '--mantine-color-default': card,
    '--mantine-color-default-hover': hover,
    '--mantine-color-default-color': ink,
    '--mantine-color-default-border': line,
    '--mantine-color-disabled': sunk,
    '--mantine-color-disabled-color': muted,
    '--mantine-color-disabled-border': line,
    '--mantine-shadow-xs': shadow,
    '--mantine-shadow-sm': shadow,
    '--mantine-shadow-md': shadow,
    '--mantine-shadow-lg': shadow,
    '--mantine-shadow-xl': shadow,
  };
}

/** What the palette says of each scheme: Mantine's own names, and `--color-sunk`, `--color-card`, `--color-line`, `--color-control`. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});
