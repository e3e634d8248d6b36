import type { Foretelling } from '../../foretold-rank.ts';
import type { PlacementKey } from '../placements.ts';
import type { VariationItem } from '../writer/compose-variations.ts';
import { type Edit, type Edited, editedTexts } from './edit-text.ts';
import { editedField } from './edited-field.ts';
import { measuresOf } from './measure-variation.ts';
import type { Reading } from './reading.ts';

type Variations<Item> = { items: Item[] };
type Judging = { placement: PlacementKey; base: string | null; reading: Reading; foretelling: Foretelling | null };

/** A variation by its id, `v2`: its texts, its score by the same judge, or what people want of it; null without such a one. */
export function editVariation<Item extends VariationItem, Output extends Variations<Item>>(
  output: Output,
  itemId: string,
  edit: Edit,
  { placement, base, reading, foretelling }: Judging,
): Edited<Output> | null {
  const item = output.items.find(({ id }) => id === itemId);
  if (!item) return null;
  const edited = editedTexts(item.texts, edit, ({ field }) => editedField(placement, field), reading);
  if ('problem' in edited) return edited;
  const { texts } = edited;
  const isChanged = texts.some((text, at) => text !== item.texts[at]);
  const measured = isChanged
    ? { ...item, texts, ...measuresOf(texts, { placement, base, foretelling, ...reading }).measures }
    : item;
  const after = chosen(measured, edit);
  return { output: { ...output, items: output.items.map((one) => (one === item ? after : one)) } };
}

function chosen<Item extends VariationItem>(item: Item, { state, reason }: Edit): Item {
  if (state === undefined) return item;
  const { reason: _, ...rest } = item;
  return { ...rest, state, ...(state === 'rejected' && reason && { reason }) } as Item;
}
