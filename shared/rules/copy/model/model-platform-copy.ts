import type { Brief } from '../facts/brief.ts';
import { type Placement, type PlacementField, placements } from '../placements.ts';
import { checksOf } from '../writer/checks.ts';
import type { PlatformField, PlatformOrder, PlatformTexts } from '../writer/compose-platform-copy.ts';
import { type Composition, compositionOf, type Findings, lengthOf } from '../writer/composition.ts';
import { similarity, tooSimilar, wordSet } from '../writer/similarity.ts';
import { isName } from '../writer/slots.ts';
import type { TextItem } from '../writer/text-item.ts';
import { type ModelEngine, modelText } from './model-text.ts';
import type { PlatformWords } from './words.ts';

/** The texts of a model that pass every guard, field by field, filled up with those of the draft. None where none passes. */
export function modelPlatformCopy(
  order: PlatformOrder,
  draft: readonly PlatformTexts[],
  words: PlatformWords,
  engine: ModelEngine,
): { placements: PlatformTexts[]; findings: Findings } {
  const composition = compositionOf(order);
  const written = draft.map((texts): PlatformTexts => {
    const said = words.placements.filter(({ placement }) => placement === texts.placement).flatMap((one) => one.texts);
    return { ...texts, ...fieldsOf(texts, said, { composition, engine, brief: order.brief }) };
  });
  const all = written.flatMap(({ fields }) => fields.flatMap(({ items }) => items));
  const isWritten = all.some((text) => text.engine === engine);
  return { placements: isWritten ? written : [], findings: composition.findings };
}

type Making = { composition: Composition; engine: ModelEngine; brief: Brief };

function fieldsOf(
  { placement, fields }: PlatformTexts,
  said: PlatformWords['placements'][number]['texts'],
  { composition, engine, brief }: Making,
): Pick<PlatformTexts, 'fields' | 'checks'> {
  const { fields: bounds }: Placement = placements[placement];
  const taken: string[] = [];
  const filled = fields.map((made): PlatformField => {
    const field = bounds.find((one) => one.field === made.field);
    if (!field || isName(field) || field.field === 'path') return made;
    const raws = said.filter((one) => one.field === made.field).map(({ text }) => text);
    const items = textsOf(`${placement}.${made.field}`, { field, raws, made, taken }, { composition, engine });
    taken.push(...items.map(({ text }) => text));
    return { ...made, items };
  });
  return { fields: filled, checks: checksOf(composition.findings.questions, placement, filled, brief) };
}

type Filling = { field: PlacementField; raws: readonly string[]; made: PlatformField; taken: readonly string[] };

/** As many as the draft has. */
function textsOf(
  prefix: string,
  { field, raws, made, taken }: Filling,
  { composition, engine }: Pick<Making, 'composition' | 'engine'>,
): TextItem[] {
  // Where mentions would leave no room for a text, the check asks for them instead.
  const foot = lengthOf(composition.closing(''));
  const closes = field.holds === 'body' && foot > 0 && foot + 40 < field.max;
  const items: TextItem[] = [];
  const add = (text: TextItem | null) => {
    const words = wordSet(text?.text ?? '');
    if (text && !items.some((other) => similarity(words, wordSet(other.text)) >= tooSimilar))
      items.push({ ...text, id: `${prefix}.${items.length + 1}` });
  };
  for (const raw of raws) {
    if (items.length >= made.items.length) break;
    add(modelText(`${prefix}.0`, field, raw, { composition, engine, others: taken, closes }));
  }
  for (const draft of made.items) if (items.length < made.items.length && !taken.includes(draft.text)) add(draft);
  return items;
}
