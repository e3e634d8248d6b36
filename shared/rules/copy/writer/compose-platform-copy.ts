import { fold } from '../../../kernel/fold.ts';
import { Seeded } from '../../../kernel/seeded.ts';
import { type Placement, type PlacementField, type PlacementKey, placements } from '../placements.ts';
import { checksOf, type PlatformCheck } from './checks.ts';
import { namePieces } from './compose-variations.ts';
import { type Commission, type Composition, compositionOf, type Findings, lengthOf } from './composition.ts';
import { draftsOf } from './drafts.ts';
import type { Piece } from './fill.ts';
import { similarity, tooSimilar, wordSet } from './similarity.ts';
import { isName, isTitle, roomOf } from './slots.ts';
import { type TextItem, textItem } from './text-item.ts';
import { titlesOf } from './titles.ts';
import { judge } from './worth.ts';

export type PlatformField = {
  field: string;
  label: string;
  recommended: number;
  max: number;
  min: number;
  items: TextItem[];
};
export type PlatformTexts = {
  placement: PlacementKey;
  label: string;
  fields: PlatformField[];
  checks: PlatformCheck[];
};

export type PlatformOrder = Omit<Commission, 'more' | 'foreign'> & {
  placements: readonly { placement: PlacementKey; counts?: Readonly<Record<string, number>> | undefined }[];
};
export type PlatformCopy = { output: { placements: PlatformTexts[] } } & Findings;

/** All fields of each placement, at their lengths; fewer texts where facts do not carry more. */
export function composePlatformCopy(order: PlatformOrder): PlatformCopy {
  const composition = compositionOf(order);
  const texts = order.placements.map(({ placement, counts = {} }) => textsOf(composition, order, placement, counts));
  const made = texts.flatMap(({ fields }) => fields);
  const thin = made.filter(({ items, min }) => items.length < min);
  for (const { label, items, min } of thin)
    composition.findings.warnings.push({
      code: 'fewer_texts',
      message: `${label}\u00a0: ${items.length} sur ${min} au moins\u00a0; donnez d’autres faits.`,
      path: 'placements',
    });
  return { output: { placements: texts }, ...composition.findings };
}

function textsOf(
  composition: Composition,
  { brief }: PlatformOrder,
  placement: PlacementKey,
  counts: Readonly<Record<string, number>>,
): PlatformTexts {
  const { label, fields }: Placement = placements[placement];
  const taken: string[] = [];
  const made = fields.map((field): PlatformField => {
    const asked = counts[field.field] ?? field.defaultCount;
    const count = Math.min(field.maxCount, Math.max(0, asked));
    const pieces = count === 0 ? [] : chosen(composition, placement, field, count, brief.keywords ?? [], taken);
    const items = pieces.map((one, at) => textItem(`${placement}.${field.field}.${at + 1}`, field, one, composition));
    taken.push(...items.map(({ text }) => text));
    const { recommended, max, min } = field;
    return { field: field.field, label: field.label, recommended, max, min, items };
  });
  return { placement, label, fields: made, checks: checksOf(composition.findings.questions, placement, made, brief) };
}

type Candidate = { pieces: readonly Piece[]; text: string; worth: number; facts: readonly unknown[] };

function chosen(
  composition: Composition,
  placement: PlacementKey,
  field: PlacementField,
  count: number,
  keywords: readonly string[],
  taken: readonly string[],
): (readonly Piece[])[] {
  if (isName(field)) return [namePieces(composition, field.max)];
  if (field.field === 'path') return pathsOf(composition, count, field.max);
  const candidates = candidatesOf(composition, placement, field);
  const folded = keywords.map((keyword) => fold(keyword));
  const hasKeyword = ({ text }: Candidate) => folded.some((keyword) => fold(text).includes(keyword));
  const picked: Candidate[] = [];
  const pick = (one: Candidate): boolean => {
    const words = wordSet(one.text);
    if (picked.some((other) => similarity(words, wordSet(other.text)) >= tooSimilar)) return false;
    if (!composition.passes({ text: one.text, max: field.max, holds: field.holds }, taken)) return false;
    picked.push(one);
    return true;
  };
  const wantedKeywords =
    placement.startsWith('google') && isTitle(field) && folded.length > 0 ? Math.ceil(count / 3) : 0;
  const rest = [...candidates];
  const next = (fits: (one: Candidate) => boolean): boolean => {
    while (true) {
      let best = -1;
      let value = Number.NEGATIVE_INFINITY;
      rest.forEach((one, at) => {
        if (!fits(one)) return;
        const own =
          one.worth - 0.12 * picked.filter(({ facts }) => facts.some((fact) => one.facts.includes(fact))).length;
        if (own > value) [best, value] = [at, own];
      });
      const [one] = best < 0 ? [] : rest.splice(best, 1);
      if (!one) return false;
      if (pick(one)) return true;
    }
  };
  while (picked.length < wantedKeywords && next(hasKeyword));
  // Google shows a short description where there is little room.
  if (placement === 'google_pmax' && field.field === 'description') next(({ text }) => text.length <= 60);
  while (picked.length < count && next(() => true));
  return picked.map(({ pieces }) => pieces);
}

const mostDrafts = 120;

function candidatesOf(composition: Composition, placement: PlacementKey, field: PlacementField): Candidate[] {
  const { pools, seed, options, industry, button, length, closing, feedback, lifts } = composition;
  if (isTitle(field) || field.recommended <= 40) {
    const titles = titlesOf(composition, field, placement);
    // « Abonne-toi » alone says nothing: it stands only where a platform would otherwise lack a text.
    const telling = titles.filter(({ sentence: { facts, names } }) => facts.length > 0 || names);
    return (telling.length < field.min ? titles : telling).map(({ sentence: { pieces, text, facts }, worth }) => ({
      ...{ pieces, text, worth, facts },
    }));
  }
  const room = roomOf(placement, field, length);
  const foot = lengthOf(closing(''));
  // Where mentions would leave no room for a text, the check asks for them instead.
  const close = foot > 0 && foot + 40 < field.max;
  const most = close ? Math.min(room.most, field.max - foot) : room.most;
  const wanted = Math.min(room.wanted, most);
  const court = {
    ...{ seed, industry, button, feedback, lifts },
    options: { ...options, placement },
    holds: 'body' as const,
    headline: null,
    wanted,
  };
  return draftsOf(pools, { most, wanted }, new Seeded(`${field.field}/${seed}`), mostDrafts).map((draft) => {
    const pieces = close ? [...draft.pieces, ...closing(draft.text)] : draft.pieces;
    return {
      pieces,
      text: pieces.map((piece) => piece.text).join(''),
      worth: judge(draft, court).worth,
      facts: draft.sentences[0]?.facts ?? [],
    };
  });
}

/** Words of an address: keywords, else the name. */
function pathsOf({ pools }: Composition, count: number, max: number): (readonly Piece[])[] {
  const { facts, product, voice } = pools;
  const slug = (text: string): string =>
    fold(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const found = new Map<string, Piece>();
  for (const fact of facts.filter(({ kind }) => kind === 'keyword'))
    for (const word of [slug(fact.text), ...slug(fact.text).split('-')])
      if (word.length > 3 && word.length <= max && !found.has(word)) found.set(word, { text: word, fact });
  const name = slug(product.label);
  if (name.length > 1 && name.length <= max) found.set(name, { text: name, fact: voice.productFact });
  return [...found.values()].slice(0, count).map((piece) => [piece]);
}
