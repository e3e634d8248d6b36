type Ink = '#000000' | '#ffffff';

/** Black or white, whichever is read better: the worse of all grounds still gives 4.58 to 1, which no softer pair does. */
export const inkOn = (ground: string): Ink =>
  contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';

/**
 * A colour that stands out from its ground by a contrast of WCAG, `least` to 1: itself where it does, else as little darker
 * or lighter as it takes.
 */
export function standingOut(color: string, ground: string, least: number): string {
  const away = inkOn(ground);
  for (let step = 0; step < 20; step++) {
    const mixed = mixedWith(color, away, step / 20);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return away;
}

/** From 1 to 21, of two colours like `#1f6feb`: the formula of WCAG 2. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of WCAG, from 0 to 1. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` of the other colour, 0 to 1. */
function mixedWith(color: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(color).map((channel, at) => Math.round(channel + ((others[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
