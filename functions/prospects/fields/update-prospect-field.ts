import * as contract from '../../../shared/prospects/fields.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { fieldOf, readFieldSet, replaceFields } from '../core/prospect-fields.entity.ts';
import { checkedChoices, refuseTakenName } from './checked-field.ts';
import { shownField } from './shown-field.ts';

/** Prospects say what they said: a choice that is no longer offered stays theirs. */
export const handler = defineHandler(contract.updateProspectField, (call) => withFreshReads(() => update(call)));

async function update({ actor, params: { id }, body }: Call<typeof contract.updateProspectField>) {
  const set = await readFieldSet(actor.workspaceId);
  const before = fieldOf(set.fields, id);
  if (before.version !== body.version) throw new AppError('conflict');
  const name = body.name ?? before.name;
  const choices = body.choices ? checkedChoices(before.type, body.choices) : before.choices;
  refuseTakenName(
    name,
    set.fields.filter((field) => field.id !== id),
  );
  const now = new Date();
  const after = { ...before, name, choices, updatedAt: now.toISOString(), version: before.version + 1 };
  const changed = [
    ...(name === before.name ? [] : ['name']),
    ...(choices.join('\n') === before.choices.join('\n') ? [] : ['choices']),
  ];
  if (changed.length === 0) return { field: shownField(before) };
  await write([
    replaceFields(
      set,
      set.fields.map((field) => (field.id === id ? after : field)),
    ),
    audit(actor, { type: 'prospect_field.updated', entityId: id, changed }, now),
  ]);
  return { field: shownField(after) };
}
