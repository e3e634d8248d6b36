import { block, circle, type Look, line, rect, stageOf } from './canvas.ts';
import { drawing } from './shapes.ts';
import { fitting, widthOf, wrapped } from './words.ts';

type Layout = (look: Look) => string;

const isWide = ({ width, height }: Look) => height < width * 0.8;
const onPale = ({ palette }: Look): [string, string, string] => [
  palette.ground === palette.pale ? palette.accent : palette.ground,
  palette.accent,
  palette.onPale,
];

/** At the foot of what is taller than its stage: who speaks, and of what. */
function signature(look: Look, fill: string): string {
  if (isWide(look)) return '';
  const { left, right, width } = stageOf(look);
  const y = look.height - look.width * 0.075;
  const size = look.width * 0.032;
  const room = width - widthOf(look.brand) * size - size;
  const subject = widthOf(look.short) * size < room ? look.short : '';
  return (
    rect(left, y - size * 1.9, width, 2, fill).replace('/>', " opacity='.3'/>") +
    line(look.brand, { x: left, y, size, fill }) +
    line(subject, { x: right, y, size, fill, anchor: 'end', weight: 400 })
  );
}

/** Nothing but words. */
const type: Layout = (look) => {
  const { palette, poster, width, height } = look;
  const { left, width: wide, height: high, middle } = stageOf(look);
  return (
    rect(0, 0, width, height, palette.ground) +
    circle(width * 0.97, middle + width * 0.34, width * 0.2, palette.accent) +
    block(look, poster, {
      x: left,
      middle,
      width: wide * 0.94,
      height: high * 0.86,
      max: width * 0.15,
      fill: palette.onGround,
    }) +
    signature(look, palette.onGround)
  );
};

/** Words on one side, the product on the other. */
const split: Layout = (look) => {
  const { palette, poster, width, height } = look;
  const { left, height: high, middle } = stageOf(look);
  return (
    rect(0, 0, width, height, palette.ground) +
    signature(look, palette.onGround) +
    rect(width * 0.57, 0, width * 0.43, height, palette.pale) +
    block(look, poster, {
      x: left,
      middle,
      width: width * 0.44,
      height: high * 0.8,
      max: width * 0.11,
      fill: palette.onGround,
    }) +
    drawing(look.shape, width * 0.785, middle, Math.min(width * 0.31, high * 0.86), onPale(look))
  );
};

/** The product in the light, and its name. */
const product: Layout = (look) => {
  const { palette, poster, width, height, price, short } = look;
  const { left, right, width: wide, height: high, middle, bottom } = stageOf(look);
  const radius = Math.min(width * 0.23, high * 0.52);
  const room = wide - radius * 2.2;
  const tagHigh = high * 0.2;
  const tagWide = price ? widthOf(price) * tagHigh * 0.56 + tagHigh : 0;
  const under = price
    ? rect(left, bottom - tagHigh, tagWide, tagHigh, palette.accent, tagHigh / 2) +
      line(price, {
        x: left + tagWide / 2,
        y: bottom - tagHigh * 0.3,
        size: tagHigh * 0.56,
        fill: palette.onAccent,
        anchor: 'middle',
      })
    : line(short, {
        x: left,
        y: bottom - high * 0.06,
        size: fitting([short], room, width * 0.042),
        fill: palette.onPale,
        weight: 400,
      });
  return (
    rect(0, 0, width, height, palette.pale) +
    circle(right - radius, middle, radius, palette.accent, 0.3) +
    drawing(look.shape, right - radius, middle, radius * 1.4, onPale(look)) +
    block(look, poster, {
      x: left,
      middle: middle - high * 0.14,
      width: room,
      height: high * 0.62,
      max: width * 0.1,
      fill: palette.onPale,
    }) +
    under +
    signature(look, palette.onPale)
  );
};

/** A price or a discount, as large as it gets, and the product beside it. */
const price: Layout = (look) => {
  const { palette, poster, width, height, short } = look;
  const { left, right, height: high, middle, top } = stageOf(look);
  const radius = high * 0.5;
  const tag = look.price ?? poster[0] ?? short;
  const rest = look.price ? poster : poster.slice(1);
  const room = right - 2.22 * radius - left - width * 0.02;
  const [x, y] = [right - radius * 1.78, middle + radius * 0.72];
  return (
    rect(0, 0, width, height, palette.ground) +
    circle(right - radius, middle, radius, palette.accent) +
    circle(x, y, radius * 0.44, palette.pale) +
    drawing(look.shape, x, y, radius * 0.52, onPale(look)) +
    block(look, [tag], {
      x: right - radius,
      middle,
      width: radius * 1.66,
      height: radius,
      max: width * 0.12,
      fill: palette.onAccent,
      anchor: 'middle',
    }) +
    line(short, {
      x: left,
      y: top + high * 0.13,
      size: fitting([short], room, width * 0.04),
      fill: palette.onGround,
      weight: 400,
    }) +
    block(look, rest.length > 0 ? rest : [look.brand], {
      x: left,
      middle: middle + high * 0.06,
      width: room,
      height: high * 0.6,
      max: width * 0.1,
      fill: palette.onGround,
    }) +
    signature(look, palette.onGround)
  );
};

/** What it was, what it is. */
const beforeAfter: Layout = (look) => {
  const { palette, width, height, before, after } = look;
  const { top, height: high } = stageOf(look);
  const side = (title: string, text: string, x: number, fill: string) => {
    const size = width * 0.046;
    const lines = wrapped(text, (width * 0.35) / size, 5);
    return (
      line(title, { x, y: top + high * 0.17, size: width * 0.068, fill }) +
      lines
        .map((one, at) => line(one, { x, y: top + high * 0.36 + at * size * 1.25, size, fill, weight: 400 }))
        .join('')
    );
  };
  return (
    rect(0, 0, width, height, palette.pale) +
    rect(width / 2, 0, width / 2, height, palette.ground) +
    side('Avant', before, width * 0.07, palette.onPale) +
    side('Après', after, width * 0.57, palette.onGround) +
    circle(width / 2, top + high * 0.14, width * 0.042, palette.accent) +
    line('→', {
      x: width / 2,
      y: top + high * 0.14 + width * 0.017,
      size: width * 0.048,
      fill: palette.onAccent,
      anchor: 'middle',
    })
  );
};

/** What a customer says. */
const quote: Layout = (look) => {
  const { palette, width, height, quote: said } = look;
  const { left, top, bottom, height: high, width: wide } = stageOf(look);
  const size = Math.min(width * 0.058, high * 0.13);
  const lines = wrapped(said.text, wide / size, 4);
  const foot = { y: bottom - high * 0.04, size: high * 0.085 };
  return (
    rect(0, 0, width, height, palette.pale) +
    rect(0, 0, width * 0.022, height, palette.accent) +
    lines
      .map((text, at) => line(text, { x: left, y: top + high * 0.2 + at * size * 1.22, size, fill: palette.onPale }))
      .join('') +
    line('★★★★★', { x: left, ...foot, fill: onPale(look)[0] }) +
    line(said.who, { x: left + foot.size * 5.4, ...foot, fill: palette.onPale, weight: 400 }) +
    signature(look, palette.onPale)
  );
};

/** Three reasons. */
const list: Layout = (look) => {
  const { palette, width, height, short, facts } = look;
  const { left, top, height: high, width: wide } = stageOf(look);
  const shown = facts.slice(0, 3);
  const size = fitting(shown, wide * 0.86, Math.min(width * 0.052, high * 0.1));
  const row = (fact: string, at: number) => {
    const y = top + high * (0.44 + at * 0.21);
    const mark = size * 0.9;
    return (
      circle(left + mark * 0.6, y - size * 0.34, mark * 0.6, palette.accent) +
      `<path d='M${Math.round(left + mark * 0.32)} ${Math.round(y - size * 0.34)}l${Math.round(mark * 0.2)} ${Math.round(mark * 0.22)} ${Math.round(mark * 0.36)} -${Math.round(mark * 0.42)}' fill='none' stroke='${palette.onAccent}' stroke-width='${Math.max(3, Math.round(mark * 0.14))}'/>` +
      line(fact, { x: left + mark * 1.7, y, size, fill: palette.onGround, weight: 400 })
    );
  };
  return (
    rect(0, 0, width, height, palette.ground) +
    line(short, {
      x: left,
      y: top + high * 0.18,
      size: fitting([short], wide, Math.min(width * 0.085, high * 0.16)),
      fill: palette.onGround,
    }) +
    shown.map(row).join('') +
    signature(look, palette.onGround)
  );
};

/** One card of a carousel: its number and one thing to say. */
export function card(look: Look, number: number, text: string): string {
  const { palette, width, height } = look;
  const { left, top, height: high, width: wide } = stageOf(look);
  const size = width * 0.07;
  const lines = wrapped(text, (wide * 0.6) / size, 4);
  const ground = number % 2 ? palette.pale : palette.accent;
  const ink = number % 2 ? palette.onPale : palette.onAccent;
  const colors: [string, string, string] = number % 2 ? onPale(look) : [palette.onAccent, palette.pale, palette.ground];
  return (
    rect(0, 0, width, height, ground) +
    line(String(number), { x: left, y: top + high * 0.22, size: high * 0.26, fill: ink }) +
    lines.map((one, at) => line(one, { x: left, y: top + high * 0.48 + at * size * 1.15, size, fill: ink })).join('') +
    drawing(look.shape, width * 0.81, height / 2, width * 0.24, colors) +
    signature(look, ink)
  );
}

export const layouts = { type, split, product, price, beforeAfter, quote, list } as const satisfies Record<
  string,
  Layout
>;
export type LayoutName = keyof typeof layouts;
