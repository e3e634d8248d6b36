import { fold } from '../../shared/kernel/fold.ts';
import { analyse } from '../../shared/rules/copy/analyse.ts';
import { typeset } from '../../shared/rules/copy/french/typography.ts';
import { graphemesIn } from '../../shared/rules/copy/graphemes.ts';
import { numberValues } from '../../shared/rules/copy/guards/number-values.ts';
import { similarity, tooSimilar, wordSet } from '../../shared/rules/copy/writer/similarity.ts';
import type { TextItem } from '../../shared/rules/copy/writer/text-item.ts';
import { type Case, type Made, made } from './cases.ts';

export const gates = [
  'limits',
  'numbers',
  'links',
  'quotes',
  'banned',
  'register',
  'typography',
  'distinctness',
  'evidence',
  'mentions',
  'compliance',
  'determinism',
] as const;
export type Gate = (typeof gates)[number];
export type Fault = { gate: Gate; text: string };

export function textsOf(result: Made): TextItem[] {
  if (result.tool === 'variations') return result.output.items.flatMap(({ texts }) => texts);
  if (result.tool === 'platform_copy')
    return result.output.placements.flatMap(({ fields }) => fields.flatMap(({ items }) => items));
  const { beats, hooks, caption } = result.output;
  return [...beats.flatMap(({ voice, onScreen }) => [voice, onScreen]), ...hooks, caption];
}

/** Texts that stand beside one another and must differ. */
export function groupsOf({ brief }: Case, result: Made): string[][] {
  return groupsIn(result).map((group) => group.map((text) => withoutMentions(text, brief)));
}

/** What must be said is said in all of them. */
const withoutMentions = (text: string, { mentions = [], mustInclude = [] }: Case['brief']): string =>
  [...mentions, ...mustInclude].reduce((left, one) => left.replace(typeset(one).replace(/\.$/, ''), ''), text);

function groupsIn(result: Made): string[][] {
  if (result.tool === 'variations') return [result.output.items.map(({ texts }) => texts[0]?.text ?? '')];
  if (result.tool === 'platform_copy')
    return result.output.placements.flatMap(({ fields }) =>
      fields.filter(({ field }) => field !== 'path').map(({ items }) => items.map(({ text }) => text)),
    );
  return [result.output.hooks.map(({ text }) => text)];
}

/** What may not be, in any text of any case. */
export function faultsOf(one: Case, result: Made): Fault[] {
  const sources = sourcesOf(one, result);
  const held: Held = { one, sources, allowed: new Set(numberValues(sources)), register: registerOf(one, result) };
  return [
    ...textsOf(result).flatMap((item) => [...textFaults(item, held), ...evidenceFaults(item, result)]),
    ...groupsOf(one, result).flatMap(nearFaults),
    ...mentionFaults(one, result),
    ...(JSON.stringify(made(one)) === JSON.stringify(result) ? [] : [{ gate: 'determinism' as const, text: one.id }]),
  ];
}

type Held = { one: Case; sources: string; allowed: ReadonlySet<number>; register: string };

function textFaults(item: TextItem, { one, sources, allowed, register }: Held): Fault[] {
  const { text, field, max, recommended, length, state } = item;
  const isText = field !== 'path' && field !== 'businessName';
  const wrong: Partial<Record<Gate, boolean>> = {
    limits: graphemesIn(text) > max || length !== graphemesIn(text) || (state === 'ok') !== length <= recommended,
    numbers: numberValues(text).some((value) => !allowed.has(value)),
    links: linksIn(text).some((link) => !one.brief.url?.includes(link)),
    quotes: quotesIn(text).some((quote) => !fold(sources).includes(fold(quote))),
    banned: bannedOf(one).some((word) => new RegExp(`\\b${fold(word)}\\b`).test(fold(text))),
    register: isText && isWrong(register, text),
    typography: field !== 'path' && misset(text),
    compliance: isText && isBlocked(item),
  };
  return gates.filter((gate) => wrong[gate]).map((gate) => ({ gate, text }));
}

const linksIn = (text: string): string[] =>
  text.match(/https?:\/\/\S+|\S+@\S+\.\S+|\b\w+\.(?:example|com|fr)\b/g) ?? [];
const quotesIn = (text: string): string[] => [...text.matchAll(/«\s*([^»]*?)\s*»/g)].map(([, quote = '']) => quote);
const bannedOf = ({ brief, brand }: Case): string[] => [
  ...(brief.banned ?? []),
  ...(brand?.banned ?? []),
  ...(brand?.competitors ?? []),
];
/** A mention that is missing is asked for beside the text. */
const isBlocked = ({ compliance }: TextItem): boolean =>
  compliance.some(({ severity, rule }) => severity === 'blocking' && !rule.endsWith('mention'));

const nearFaults = (group: readonly string[]): Fault[] =>
  group.flatMap((text, at) =>
    group
      .slice(at + 1)
      .filter((other) => similarity(wordSet(text), wordSet(other)) >= tooSimilar)
      .map((other) => ({ gate: 'distinctness' as const, text: `${text} ~ ${other}` })),
  );

/** All that was given, but for the notes. */
function sourcesOf({ brief, brand, order }: Case, { evidence }: Made): string {
  const { notes: _, ...said } = brief;
  const own = order.tool === 'variations' && order.ad?.own ? JSON.stringify(order.ad.text) : '';
  return [
    ...[JSON.stringify(said), JSON.stringify(brand ?? {}), own],
    ...evidence.map(({ quote }) => quote ?? ''),
    // The day as it is said.
    ...(brief.deadline ? [Number(brief.deadline.slice(8)).toString()] : []),
  ].join('\n');
}

/** What the brief asks for; else what its texts are written in. */
const registerOf = ({ brief, brand }: Case, result: Made): string =>
  brief.register ??
  brand?.register ??
  analyse({
    body: textsOf(result)
      .map(({ text }) => text)
      .join('\n'),
  }).register;

const isWrong = (register: string, text: string): boolean => {
  const said = analyse({ body: text }).register;
  return said === 'mixed' || (said !== 'none' && said !== register && register !== 'none');
};

/** Straight signs, doubled or missing spaces, figures that are not grouped, sentences without a capital. */
function misset(text: string): boolean {
  if (typeset(text) !== text) return true;
  if (/["']|\.\.\.| {2}|[^\s\u00a0\u202f][?!;](?=\s|$)(?<![\u202f][?!;])/.test(text)) return true;
  if (/[^\u202f\n][?!;](?:\s|$)/.test(text) || /\d[ %]?%/.test(text.replace(/\u202f%/g, '')) || / [?!:;%]/.test(text))
    return true;
  if (/\bde [aeiouéèêh](?!a[iî]|uit|ui)(?<!h)/i.test(text.replace(/de (?:h\p{L}+|onz\p{L}+|oui|\d)/giu, '')))
    return true;
  if (/\b(?:de le|de les|à le|à les|que il|que elle)\b/i.test(text)) return true;
  return text.split(/(?<=[.?!…])\s+|\n+/).some((sentence) => /^(?:✓\s)?\p{Ll}/u.test(sentence) && !isCased(sentence));
}

/** « iOS » begins as it begins. */
const isCased = (sentence: string): boolean => /^\p{Ll}\p{Lu}/u.test(sentence);

function evidenceFaults({ text, grounding, evidenceIds }: TextItem, { evidence }: Made): Fault[] {
  const known = new Set(evidence.map(({ id }) => id));
  let last = 0;
  const isWhole = grounding.every(({ start, end, evidenceId }) => {
    const right = start >= last && end > start && end <= text.length && known.has(evidenceId);
    last = end;
    return right && evidenceIds.includes(evidenceId);
  });
  const strange = evidenceIds.some((id) => !known.has(id));
  return isWhole && !strange ? [] : [{ gate: 'evidence', text }];
}

function mentionFaults({ brief, order }: Case, result: Made): Fault[] {
  const wanted = (brief.mentions ?? []).map(typeset);
  if (wanted.length === 0) return [];
  const has = (text: string) => wanted.every((mention) => text.includes(mention.replace(/\.$/, '')));
  if (result.tool === 'script')
    return has(result.output.caption.text) && wanted.length <= result.output.mentions.length
      ? []
      : [{ gate: 'mentions', text: result.output.caption.text }];
  if (result.tool === 'variations' && order.tool === 'variations' && !order.placement)
    return result.output.items
      .filter(({ texts }) => !has(texts[0]?.text ?? ''))
      .map(({ texts }) => ({ gate: 'mentions' as const, text: texts[0]?.text ?? '' }));
  if (result.tool !== 'platform_copy') return [];
  return result.output.placements
    .filter(({ fields, checks }) => {
      const isSaid = fields.some(({ items }) => items.some(({ text }) => has(text)));
      return !isSaid && checks.find(({ key }) => key === 'mentions')?.state === 'ok';
    })
    .map(({ label }) => ({ gate: 'mentions' as const, text: label }));
}
