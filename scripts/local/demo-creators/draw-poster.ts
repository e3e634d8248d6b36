import type { CreatorNiche } from '../../../shared/ugc/creator.rules.ts';
import { drawFigure, type Figure, paletteOf } from './draw-figure.ts';

/** What is held or stands beside, around a middle, 160 wide. */
const props = {
  bottle: (a: string, b: string) =>
    `<rect x='-34' y='-40' width='68' height='120' rx='14' fill='${a}'/><rect x='-16' y='-78' width='32' height='40' rx='6' fill='${b}'/><rect x='-34' y='-2' width='68' height='36' fill='${b}' opacity='.5'/>`,
  dress: (a: string, b: string) =>
    `<path d='M-26 -80L0 -60L26 -80L40 -20L70 90H-70L-40 -20Z' fill='${a}'/><rect x='-42' y='-24' width='84' height='14' fill='${b}'/>`,
  bowl: (a: string, b: string) =>
    `<path d='M-80 0H80C76 60 40 84 0 84C-40 84 -76 60 -80 0Z' fill='${a}'/><circle cx='-30' cy='-8' r='26' fill='${b}'/><circle cx='20' cy='-14' r='32' fill='${b}' opacity='.7'/><ellipse cx='0' cy='0' rx='80' ry='12' fill='${a}'/>`,
  leaf: (a: string, b: string) =>
    `<path d='M0 90C-90 40 -80 -60 0 -92C80 -60 90 40 0 90Z' fill='${a}'/><path d='M0 90V-50M0 30L40 -6M0 50L-40 12' stroke='${b}' stroke-width='7' fill='none' stroke-linecap='round'/>`,
  ball: (a: string, b: string) =>
    `<circle r='78' fill='${a}'/><path d='M-78 0H78M0 -78V78M-56 -54C-20 -20 -20 20 -56 54M56 -54C20 -20 20 20 56 54' stroke='${b}' stroke-width='7' fill='none'/>`,
  lamp: (a: string, b: string) =>
    `<path d='M-36 -80H36L66 0H-66Z' fill='${a}'/><rect x='-6' y='0' width='12' height='76' fill='${b}'/><rect x='-44' y='74' width='88' height='14' rx='7' fill='${b}'/>`,
  pot: (a: string, b: string) =>
    `<path d='M0 10C-60 -10 -60 -70 -30 -90C-10 -60 0 -40 0 10C0 -40 10 -60 30 -90C60 -70 60 -10 0 10Z' fill='${b}'/><path d='M-52 6H52L40 90H-40Z' fill='${a}'/>`,
  case: (a: string, b: string) =>
    `<rect x='-30' y='-92' width='60' height='40' rx='10' fill='none' stroke='${b}' stroke-width='10'/><rect x='-64' y='-60' width='128' height='140' rx='18' fill='${a}'/><path d='M-30 -60V80M30 -60V80' stroke='${b}' stroke-width='7'/>`,
  phone: (a: string, b: string) =>
    `<rect x='-46' y='-90' width='92' height='176' rx='18' fill='${a}'/><rect x='-36' y='-72' width='72' height='130' rx='6' fill='${b}'/><circle cy='72' r='7' fill='${b}'/>`,
  book: (a: string, b: string) =>
    `<path d='M0 -60C-30 -84 -70 -80 -86 -70V66C-60 56 -26 60 0 78C26 60 60 56 86 66V-70C70 -80 30 -84 0 -60Z' fill='${a}'/><path d='M0 -60V78' stroke='${b}' stroke-width='7'/>`,
  car: (a: string, b: string) =>
    `<path d='M-90 30C-90 0 -70 -4 -58 -8L-36 -48H36L60 -8C80 -4 90 4 90 30V46H-90Z' fill='${a}'/><circle cx='-48' cy='46' r='20' fill='${b}'/><circle cx='48' cy='46' r='20' fill='${b}'/>`,
} as const;

const propOf: Record<CreatorNiche, keyof typeof props> = {
  ...{ beauty: 'bottle', fashion: 'dress', food: 'bowl', health: 'leaf', sport: 'ball', family: 'ball' },
  ...{ home: 'lamp', garden: 'pot', travel: 'case', tech: 'phone', gaming: 'phone', pets: 'bowl' },
  ...{ finance: 'phone', education: 'book', culture: 'book', auto: 'car', crafts: 'dress', green: 'leaf' },
};

type Poster = { figure: Figure; niche: CreatorNiche; title: string; at: number };

/** The still of an upright video: someone, what they talk about, and its words. */
export function drawPoster({ figure, niche, title, at }: Poster): string {
  const { ground, onGround, pale, onPale, accent } = paletteOf(figure);
  const isPale = at % 2 === 1;
  const [wall, floor, cloth] = isPale ? [pale, accent, ground] : [ground, accent, pale];
  const left = at % 3 === 1;
  const [who, what] = left ? [330, 140] : [220, 405];
  const lines = linesOf(title);
  const words = lines
    .map(
      (line, row) =>
        `<text x='270' y='${162 + row * 60}' text-anchor='middle' font-size='50' fill='${isPale ? onPale : onGround}'>${escaped(line)}</text>`,
    )
    .join('');
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 540 960' width='540' height='960' font-family='Inter,Arial,sans-serif' font-weight='700'><rect width='540' height='960' fill='${wall}'/><circle cx='${who}' cy='560' r='250' fill='${floor}' opacity='.35'/><rect y='820' width='540' height='140' fill='${floor}' opacity='.6'/><g transform='translate(${who} 520) scale(1.75)'>${drawFigure(figure, cloth)}</g><g transform='translate(${what} 770) scale(.95)'>${props[propOf[niche]](isPale ? onPale : onGround, accent)}</g>${words}</svg>`;
}

/** Of some twenty letters each. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 17) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
