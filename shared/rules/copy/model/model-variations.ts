import type { Analysis } from '../analysis.ts';
import { measuresOf } from '../edit/measure-variation.ts';
import { hookLabels } from '../hook-labels.ts';
import type { VariationItem, VariationsOrder } from '../writer/compose-variations.ts';
import { variationComposition } from '../writer/compose-variations.ts';
import type { Composition, Findings } from '../writer/composition.ts';
import { hypothesisBetween } from '../writer/hypothesis.ts';
import { type Lever, leverLabels } from '../writer/levers.ts';
import { similarity, tooSimilar, wordSet } from '../writer/similarity.ts';
import { fieldsOf, isName, mainFieldOf } from '../writer/slots.ts';
import type { TextItem } from '../writer/text-item.ts';
import { type ModelEngine, modelText } from './model-text.ts';
import type { VariationWords } from './words.ts';

type Judged = { item: VariationItem; analysis: Analysis; fact: string | null };

/** The variations of a model that pass every guard; a draft takes the place of each that does not. None where none passes. */
export function modelVariations(
  order: VariationsOrder,
  drafts: readonly VariationItem[],
  words: VariationWords,
  engine: ModelEngine,
): { items: VariationItem[]; findings: Findings } {
  const composition = variationComposition(order);
  const kept: Judged[] = [];
  for (const written of words.items.slice(0, order.count)) {
    const id = `v${kept.length + 1}`;
    const judged = judgedOf(id, written, { order, composition, engine, drafts });
    if (judged && !isNear(judged.item, kept)) kept.push(judged);
  }
  const [start] = kept;
  if (!start) return { items: [], findings: composition.findings };
  const items = kept.map((one, at) => (at === 0 ? one.item : { ...one.item, ...changeOf(start, one) }));
  for (const draft of drafts) {
    if (items.length >= order.count) break;
    const near = items.some((one) => similarity(mainWords(one), mainWords(draft)) >= tooSimilar);
    if (!near) items.push(renamed(draft, `v${items.length + 1}`));
  }
  return { items, findings: composition.findings };
}

const mainWords = ({ texts }: VariationItem) => wordSet(texts[0]?.text ?? '');

function isNear(item: VariationItem, kept: readonly Judged[]): boolean {
  return kept.some((other) => similarity(mainWords(item), mainWords(other.item)) >= tooSimilar);
}

/** A draft beside texts of a model: it differs from another first one than it was made for. */
const renamed = (draft: VariationItem, id: string): VariationItem => ({
  ...draft,
  ...{ id, lever: null, label: 'Moteur intégré', hypothesis: null },
  texts: draft.texts.map((text) => ({ ...text, id: `${id}.${text.field}` })),
});

type Making = {
  order: VariationsOrder;
  composition: Composition;
  engine: ModelEngine;
  drafts: readonly VariationItem[];
};

function judgedOf(id: string, written: VariationWords['items'][number], making: Making): Judged | null {
  const { order, composition, engine } = making;
  const texts = textsOf(id, written, making);
  const [first] = texts ?? [];
  if (!(texts && first)) return null;
  const { placement, ad, foretelling = null } = order;
  const base = ad?.text.body ?? null;
  const { analysis, measures } = measuresOf(texts, { placement, base, foretelling, ...composition });
  const known = new Set(composition.findings.evidence.map((one) => one.id));
  const item: VariationItem = {
    ...{ id, lever: null, label: 'Point de départ', hypothesis: null, texts },
    ...measures,
    evidenceIds: [...new Set([...measures.evidenceIds, ...written.facts.filter((one) => known.has(one))])],
    ...{ engine, state: 'proposed' },
  };
  return { item, analysis, fact: quoteOf(composition, first.evidenceIds[0]) };
}

/** A text for each field, the main one first; null where a guard refuses one. */
function textsOf(id: string, written: VariationWords['items'][number], making: Making): TextItem[] | null {
  const { order, composition, engine, drafts } = making;
  const main = mainFieldOf(order.placement);
  const texts: TextItem[] = [];
  for (const field of fieldsOf(order.placement).filter(({ min }) => min > 0)) {
    const named = isName(field) ? drafts[0]?.texts.find((text) => text.field === field.field) : undefined;
    const raw = written.texts.find((text) => text.field === field.field)?.text ?? '';
    const textId = `${id}.${field.field}`;
    const closes = field === main;
    const text = named ? { ...named, id: textId } : modelText(textId, field, raw, { composition, engine, closes });
    if (!text) return null;
    texts.push(text);
  }
  return [...texts.filter(({ field }) => field === main.field), ...texts.filter(({ field }) => field !== main.field)];
}

const quoteOf = ({ findings }: Composition, id: string | undefined): string | null =>
  findings.evidence.find((one) => one.id === id)?.quote ?? null;

/** What a text changes of the first one; a model changes more than one thing at once. */
function changeOf(from: Judged, to: Judged): Pick<VariationItem, 'lever' | 'label' | 'hypothesis'> {
  const [lever, before, after] = leverOf(from, to);
  return {
    lever,
    label: `Change\u00a0: ${leverLabels[lever]}`,
    hypothesis: hypothesisBetween(lever, [before, after], { evidenceIds: to.item.evidenceIds, alone: false }),
  };
}

function leverOf(from: Judged, to: Judged): [Lever, string, string] {
  const [was, is] = [from.analysis, to.analysis];
  if (was.hook.type !== is.hook.type) return ['hook', hookLabels[was.hook.type], hookLabels[is.hook.type]];
  if (from.fact && to.fact && from.fact !== to.fact) return ['angle', from.fact, to.fact];
  for (const [lever, part] of [
    ['offer', 'offer'],
    ['proof', 'proof'],
    ['objection', 'objections'],
  ] as const)
    if ((was[part].length === 0) !== (is[part].length === 0))
      return [lever, was[part][0]?.text ?? 'sans', is[part][0]?.text ?? 'sans'];
  const lengthOf = ({ item }: Judged) => `${item.texts[0]?.length ?? 0} caractères`;
  return ['length', lengthOf(from), lengthOf(to)];
}
