import * as contract from '../../../shared/prospects/fields.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readFields } from '../core/prospect-fields.entity.ts';
import { shownField } from './shown-field.ts';

export const handler = defineHandler(contract.listProspectFields, async ({ actor }) => ({
  items: (await readFields(actor.workspaceId)).map(shownField),
}));
