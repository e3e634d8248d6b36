import type { RouteInput } from '../../../../shared/kernel/route.ts';
import * as contract from '../../../../shared/prospects/fields.contract.ts';
import { call } from '../../../platform/testing/call.ts';

type NewField = RouteInput<typeof contract.createProspectField>['body'];

/** The id of a field made through the front door. */
export async function newField(token: string, body: NewField): Promise<string> {
  const { status, data, error } = await call(contract.createProspectField, { token, body });
  if (status !== 201) throw new Error(`not created: ${JSON.stringify(error)}`);
  return data.field.id;
}
