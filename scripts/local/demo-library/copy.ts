import { upperFirst } from '../../../shared/kernel/first-letter.ts';
import { bodies, type Hook } from './bodies.ts';
import { type Brief, saidOf } from './brief.ts';
import { descriptions } from './formulas.ts';
import { euros, frenchDay, spoken, typeset } from './french.ts';

export type Copy = {
  headline: string;
  body: string;
  description: string | null;
  /** What the creative says, line by line. */
  poster: string[];
};

const headlineLength = 60;
const descriptionLength = 40;

/** The words of an ad: its text, what stands under the picture, and what the picture says. */
export function writeCopy(brief: Brief, hook: Hook, ends: string): Copy {
  const finish = (text: string) => finished(text, brief, ends);
  const body = decorated(finish(bodies[hook](brief)), brief);
  const poster = finish(posterLine(brief))
    .split('|')
    .map((line) => line.trim());
  return { headline: headline(brief, poster, finish), body, description: description(brief, finish), poster };
}

function finished(text: string, { advertiser, lexicon, product, chances }: Brief, ends: string): string {
  const { name, site, voice, country } = advertiser;
  const values: Record<string, string> = {
    the: product.the,
    brand: name,
    url: `${site}.example`,
    end: frenchDay(ends),
    code: `${site
      .replace(/[^a-z]/g, '')
      .slice(0, 6)
      .toUpperCase()}${chances.pick([10, 15, 20])}`,
    emoji: chances.pick(lexicon.emojis),
  };
  const said = spoken(text, voice).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const local = country === 'CH' ? said.replace(/ ?€/g, ' CHF') : said;
  return typeset(
    local.replace(/(^|[.!?…] |\n)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()),
  );
}

/** An emoji or none, as the advertiser speaks. */
function decorated(body: string, { advertiser: { tone }, lexicon, chances }: Brief): string {
  const emoji = chances.pick(lexicon.emojis);
  const often = { warm: 0.35, bold: 0.3, sober: 0, playful: 0.75 }[tone];
  if (!chances.chance(often)) return body;
  const [first = '', ...others] = body.split('\n');
  return [chances.chance(0.5) ? `${emoji} ${first}` : `${first} ${emoji}`, ...others].join('\n');
}

function posterLine({ moment, offer, product, chances }: Brief): string {
  if (moment) return moment.line;
  const discount = offer ? /−\d+ %/.exec(offer)?.[0] : undefined;
  if (discount && chances.chance(0.45))
    return `${discount}|${chances.pick(['maintenant.', 'pour essayer.', 'cette semaine.'])}`;
  return chances.pick(product.lines);
}

function headline(
  { product, offer, chances, advertiser }: Brief,
  poster: string[],
  finish: (text: string) => string,
): string {
  const { short, price, facts } = product;
  const candidates = [
    poster.join(' '),
    `${short} : ${chances.pick(facts)}`,
    `${short}, par ${advertiser.name}`,
    ...(price ? [`${short} : ${euros(price)}`, `${short} dès ${euros(price)}`] : []),
    ...(offer ? [offer.replace(/\.$/, '')] : []),
    upperFirst(chances.pick(facts)),
  ];
  const fitting = candidates.map(finish).filter((text) => text.length <= headlineLength);
  return chances.chance(0.4) ? (fitting[0] ?? short) : chances.pick(fitting);
}

function description(brief: Brief, finish: (text: string) => string): string | null {
  const { product, lexicon, key, chances } = brief;
  if (chances.chance(0.25)) return null;
  const candidates = [
    ...product.facts.map(upperFirst),
    ...saidOf(lexicon.proofs, key),
    ...(descriptions[lexicon.kind] ?? []),
  ];
  const fitting = candidates
    .map((text) => finish(text).replace(/\.$/, ''))
    .filter((text) => text.length <= descriptionLength);
  return fitting.length > 0 ? chances.pick(fitting) : null;
}
