import type { Prospect } from '../../../shared/contract/prospect.ts';
import * as contract from '../../../shared/contract/prospects.ts';
import type { RouteInput } from '../../../shared/contract/route.ts';
import { call } from '../../platform/testing/call.ts';

export type NewProspect = RouteInput<typeof contract.createProspect>['body'];

/** A prospect made through the front door. */
export async function newProspect(token: string, body: NewProspect = { lastName: 'Durand' }): Promise<Prospect> {
  const { status, data, error } = await call(contract.createProspect, { token, body });
  if (status !== 201) throw new Error(`not created: ${JSON.stringify(error)}`);
  return data.prospect;
}

export const search = async (token: string, query: RouteInput<typeof contract.searchProspects>['query'] = {}) =>
  (await call(contract.searchProspects, { token, query })).data;

export const readProspect = async (token: string, id: string) =>
  (await call(contract.getProspect, { token, params: { id } })).data?.prospect;
