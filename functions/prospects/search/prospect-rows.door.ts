import { prospectIndex } from './prospect-index.ts';
import type { ProspectRow } from './prospect-row.ts';

/** What figures of several prospects are made of; amounts in hundredths, moments in ISO 8601. */
export type CountedProspect = Pick<
  ProspectRow,
  'status' | 'closedAt' | 'createdAt' | 'createdMs' | 'valueCents' | 'currency' | 'source' | 'campaignId' | 'clientId'
>;

/** Every prospect of a workspace, as of now, in no order. */
export async function prospectRows(workspaceId: string): Promise<Iterable<CountedProspect>> {
  const { rows } = await prospectIndex({ workspaceId });
  return rows.values();
}
