import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import type { ClientItem } from './client.entity.ts';
import { ClientOfProspect } from './client-of-prospect.entity.ts';

/** The client that a prospect became, or that took over from it. */
export async function clientIdOfProspect(workspaceId: string, prospectId: string): Promise<string | null> {
  const { data } = await ClientOfProspect.get({ workspaceId, prospectId }).go({ consistent: true });
  return data?.clientId ?? null;
}

export async function refuseKnownProspect({ workspaceId, prospectId }: ClientItem): Promise<void> {
  const existingId = prospectId && (await clientIdOfProspect(workspaceId, prospectId));
  if (existingId) throw new AppError('prospect_is_client', { existingId });
}

export const holdProspect = ({ workspaceId, prospectId, clientId }: ClientItem): Operation[] =>
  prospectId ? [put(ClientOfProspect.create({ workspaceId, prospectId, clientId }), changedMeanwhile)] : [];

export const freeProspect = ({ workspaceId, prospectId }: ClientItem): Operation[] =>
  prospectId ? [remove(ClientOfProspect.delete({ workspaceId, prospectId }))] : [];

/** What a prospect became is the client that is kept. */
export const passProspect = ({ workspaceId, prospectId }: ClientItem, clientId: string): Operation[] =>
  prospectId ? [update(ClientOfProspect.patch({ workspaceId, prospectId }).set({ clientId }), changedMeanwhile)] : [];
