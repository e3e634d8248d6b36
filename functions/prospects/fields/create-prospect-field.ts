import * as contract from '../../../shared/prospects/fields.contract.ts';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { fieldOf, readFieldSet, readFields, replaceFields } from '../core/prospect-fields.entity.ts';
import { checkedChoices, refuseTakenName } from './checked-field.ts';
import { shownField } from './shown-field.ts';

/** Adds a field once: see `makeOnce`. */
export const handler = defineHandler(contract.createProspectField, (call) =>
  makeOnce(call, {
    make: (mark) => withFreshReads(() => makeField(call, mark)),
    replay: async (id) => ({ field: shownField(fieldOf(await readFields(call.actor.workspaceId), id)) }),
  }),
);

async function makeField(
  { actor, body: { name, type, choices } }: Call<typeof contract.createProspectField>,
  mark: (id: string) => Operation[],
) {
  const offered = checkedChoices(type, choices);
  const set = await readFieldSet(actor.workspaceId);
  if (set.fields.length >= prospectLimits.customFields) throw new AppError('prospect_field_limit');
  refuseTakenName(name, set.fields);
  const now = new Date();
  const at = now.toISOString();
  const field = { id: newId('pfd', now), name, type, choices: offered, createdAt: at, updatedAt: at, version: 1 };
  await write([
    replaceFields(set, [...set.fields, field]),
    audit(actor, { type: 'prospect_field.created', entityId: field.id }, now),
    ...mark(field.id),
  ]);
  return { field: shownField(field) };
}
