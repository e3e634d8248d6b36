import * as contract from '../../../shared/prospects/fields.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { fieldOf, readFieldSet, replaceFields } from '../core/prospect-fields.entity.ts';

/** No prospect is rewritten: see `withFieldsOfNow`. */
export const handler = defineHandler(contract.deleteProspectField, ({ actor, params: { id } }) =>
  withFreshReads(async () => {
    const set = await readFieldSet(actor.workspaceId);
    fieldOf(set.fields, id);
    await write([
      replaceFields(
        set,
        set.fields.filter((field) => field.id !== id),
      ),
      audit(actor, { type: 'prospect_field.deleted', entityId: id }),
    ]);
    return { id };
  }),
);
