/** The colours of the brand, by what they are for. Accent is for the one primary action; the three others carry meaning. */
export const palette = {
  light: {
    paper: '#FBF8F3',
    sunk: '#F4EFE6',
    card: '#FFFFFF',
    hover: '#F4EFE6',
    ink: '#1D1B19',
    muted: '#6B655C',
    line: '#E7E0D4',
    control: '#968E82',
    onFilled: '#FFFFFF',
    accent: { solid: '#C8371A', hover: '#B32D12', text: '#B32D12', tint: '#FBE9E4', tintHover: '#F8DDD5' },
    positive: { solid: '#1F7A4D', hover: '#196540', text: '#1F7A4D', tint: '#E3F2EA', tintHover: '#D3EADE' },
    information: { solid: '#2B5FA8', hover: '#234F8D', text: '#2B5FA8', tint: '#E5EDF8', tintHover: '#D5E2F4' },
    warning: { solid: '#855B00', hover: '#6E4B00', text: '#855B00', tint: '#FBF0D5', tintHover: '#F7E6BA' },
  },
  dark: {
    paper: '#161412',
    sunk: '#1C1A17',
    card: '#22201C',
    hover: '#2B2823',
    ink: '#F3EEE6',
    muted: '#A49C90',
    line: '#35312B',
    control: '#706A60',
    onFilled: '#161412',
    accent: { solid: '#FF6A4A', hover: '#FF8468', text: '#FF6A4A', tint: '#3A1E17', tintHover: '#4A261D' },
    positive: { solid: '#5CC28F', hover: '#74CDA0', text: '#5CC28F', tint: '#1B3226', tintHover: '#234131' },
    information: { solid: '#8DB4EC', hover: '#A3C3F0', text: '#8DB4EC', tint: '#1E2A3B', tintHover: '#28384F' },
    warning: { solid: '#E2B24A', hover: '#E8C06A', text: '#E2B24A', tint: '#352A12', tintHover: '#453718' },
  },
} as const;

export const meanings = ['accent', 'positive', 'information', 'warning'] as const;

/** What an advertiser is told by: the ground of its mark, and of the poster of an ad without a picture. White reads on `mark`, `ink` on `from` and `to`. */
export const posters = [
  { mark: '#1E5C4A', from: '#DDE9CB', to: '#9DC29B', ink: '#153B2C' },
  { mark: '#A9481F', from: '#FFD9AE', to: '#F09A6C', ink: '#4A1607' },
  { mark: '#2F3E8F', from: '#CBD5FF', to: '#8E9DF3', ink: '#141D52' },
  { mark: '#7A2B5E', from: '#FBD1E3', to: '#DC86B0', ink: '#4B0F35' },
  { mark: '#10697A', from: '#CFEFF2', to: '#66BBC6', ink: '#06323A' },
  { mark: '#6E5A00', from: '#FFF0B8', to: '#E9C44B', ink: '#3C2F00' },
  { mark: '#8F2F2A', from: '#FBD9D0', to: '#EA9A8F', ink: '#47110D' },
  { mark: '#3D4A57', from: '#DFE6EC', to: '#A5B6C6', ink: '#17222D' },
  { mark: '#5B3A94', from: '#E6DBF9', to: '#B499E3', ink: '#2A1450' },
  { mark: '#4D5B1E', from: '#ECEFC4', to: '#BCC673', ink: '#2B340A' },
] as const;
