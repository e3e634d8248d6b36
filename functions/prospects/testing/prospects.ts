import type { RouteInput } from '../../../shared/kernel/route.ts';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../shared/prospects/prospect.ts';
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

export const fetchProspect = async (token: string, id: string) =>
  (await call(contract.getProspect, { token, params: { id } })).data?.prospect;
