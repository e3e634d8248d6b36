import type { Brief } from '../facts/brief.ts';
import type { Question } from '../facts/fact.ts';
import { checksOf } from '../writer/checks.ts';
import type { PlatformTexts } from '../writer/compose-platform-copy.ts';
import type { TextItem } from '../writer/text-item.ts';
import { type Edit, type Edited, editedTexts } from './edit-text.ts';
import { editedField } from './edited-field.ts';
import type { Reading } from './reading.ts';

type Platforms = { placements: PlatformTexts[] };
type Judging = { brief: Brief; questions: readonly Question[]; reading: Reading };

/** A text of platform copy by its id, `google_search.headline.3`, and the checks of its placement anew; null without such a text. */
export function editPlatformText(
  { placements }: Platforms,
  itemId: string,
  edit: Edit,
  { brief, questions, reading }: Judging,
): Edited<Platforms> | null {
  const own = placements.find(({ fields }) => fields.some(({ items }) => items.some(({ id }) => id === itemId)));
  const item = own?.fields.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!(own && item)) return null;
  const edited = editedTexts([item], edit, ({ field }) => editedField(own.placement, field), reading);
  if ('problem' in edited) return edited;
  const after = chosen(edited.texts[0] ?? item, edit);
  const fields = own.fields.map((field) => ({
    ...field,
    items: field.items.map((one) => (one.id === itemId ? after : one)),
  }));
  const texts = { ...own, fields, checks: checksOf(questions, own.placement, fields, brief) };
  return { output: { placements: placements.map((one) => (one === own ? texts : one)) } };
}

function chosen(item: TextItem, { state, reason }: Edit): TextItem {
  if (state === undefined) return item;
  const { choice: _, reason: __, ...rest } = item;
  if (state === 'proposed') return rest;
  return { ...rest, choice: state, ...(state === 'rejected' && reason && { reason }) };
}
