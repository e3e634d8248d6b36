import { type Palette, palettes } from '../demo-library/creative/palettes.ts';

/** How someone who does not exist looks. */
export type Figure = {
  skin: string;
  hair: string;
  cut: 'long' | 'bun' | 'bob' | 'curls' | 'scarf' | 'short' | 'bald' | 'cap';
  beard: boolean;
  glasses: boolean;
  palette: number;
};

export const paletteOf = ({ palette }: Figure): Palette => {
  const one = palettes[palette % palettes.length];
  if (!one) throw new Error('There are palettes');
  return one;
};

const behind: Record<Figure['cut'], (hair: string) => string> = {
  long: (hair) =>
    `<path d='M-62 -40C-74 60 -78 110 -66 140H66C78 110 74 60 62 -40C58 -92 -58 -92 -62 -40Z' fill='${hair}'/>`,
  bob: (hair) =>
    `<path d='M-64 -36C-72 20 -72 44 -64 58H64C72 44 72 20 64 -36C58 -92 -58 -92 -64 -36Z' fill='${hair}'/>`,
  bun: (hair) => `<circle cx='0' cy='-102' r='27' fill='${hair}'/>`,
  curls: (hair) =>
    [-60, -40, -10, 22, 50, 64, -66]
      .map((x, at) => `<circle cx='${x}' cy='${at > 4 ? -16 : -62 - (at % 2) * 16}' r='30' fill='${hair}'/>`)
      .join(''),
  scarf: () => '',
  short: () => '',
  bald: () => '',
  cap: () => '',
};

const above: Record<Figure['cut'], (hair: string, accent: string) => string> = {
  long: (hair) => `<path d='M-56 -28C-50 -86 50 -86 56 -28C30 -62 -10 -58 -56 -28Z' fill='${hair}'/>`,
  bob: (hair) => `<path d='M-56 -22C-54 -88 54 -88 56 -22C24 -48 -24 -48 -56 -22Z' fill='${hair}'/>`,
  bun: (hair) => `<path d='M-56 -24C-52 -88 52 -88 56 -24C36 -60 -36 -60 -56 -24Z' fill='${hair}'/>`,
  curls: (hair) => `<path d='M-54 -30C-48 -80 48 -80 54 -30C30 -52 -30 -52 -54 -30Z' fill='${hair}'/>`,
  scarf: (_, accent) =>
    `<path d='M-66 10C-74 -104 74 -104 66 10C74 60 50 96 0 100C-50 96 -74 60 -66 10ZM0 -52C-40 -52 -48 -18 -46 12C-44 50 -24 68 0 68C24 68 44 50 46 12C48 -18 40 -52 0 -52Z' fill='${accent}' fill-rule='evenodd'/>`,
  short: (hair) =>
    `<path d='M-57 -16C-62 -92 62 -92 57 -16C52 -46 30 -54 0 -54C-30 -54 -52 -46 -57 -16Z' fill='${hair}'/>`,
  bald: () => '',
  cap: (_, accent) =>
    `<path d='M-58 -26C-56 -92 56 -92 58 -26Z' fill='${accent}'/><path d='M-20 -30H84C86 -20 76 -16 60 -18H-20Z' fill='${accent}'/>`,
};

/** Head and shoulders around the middle of the head, 110 wide. */
export function drawFigure(figure: Figure, cloth: string): string {
  const { skin, hair, cut, beard, glasses } = figure;
  const { accent } = paletteOf(figure);
  return [
    behind[cut](hair),
    `<path d='M-150 250C-146 150 -90 118 -34 108H34C90 118 146 150 150 250Z' fill='${cloth}'/>`,
    `<path d='M-28 50H28V112C14 130 -14 130 -28 112Z' fill='${skin}'/>`,
    `<path d='M-28 62C-10 82 10 82 28 62V82C10 96 -10 96 -28 82Z' fill='#000' opacity='.12'/>`,
    `<ellipse cx='0' cy='0' rx='55' ry='66' fill='${skin}'/>`,
    beard
      ? `<path d='M-54 6C-54 52 -30 70 0 70C30 70 54 52 54 6C44 34 24 30 0 30C-24 30 -44 34 -54 6Z' fill='${hair}'/>`
      : '',
    above[cut](hair, accent),
    `<circle cx='-20' cy='2' r='5' fill='#2a211c'/><circle cx='20' cy='2' r='5' fill='#2a211c'/>`,
    glasses
      ? `<g fill='none' stroke='#2a211c' stroke-width='4'><circle cx='-20' cy='2' r='17'/><circle cx='20' cy='2' r='17'/><path d='M-3 2H3'/></g>`
      : '',
    `<path d='M-15 ${beard ? 42 : 32}Q0 ${beard ? 54 : 46} 15 ${beard ? 42 : 32}' fill='none' stroke='${beard ? '#f3d9cf' : '#7c3b2e'}' stroke-width='5' stroke-linecap='round'/>`,
  ].join('');
}

/** A square portrait. */
export function drawPortrait(figure: Figure): string {
  const { pale, ground } = paletteOf(figure);
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400' width='400' height='400'><rect width='400' height='400' fill='${pale}'/><g transform='translate(200 178)'>${drawFigure(figure, ground)}</g></svg>`;
}
