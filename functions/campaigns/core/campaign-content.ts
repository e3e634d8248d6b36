import type * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { campaignProblems } from '../../../shared/campaigns/messages.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { unknownAd, unknownBoard, unknownClient } from '../../../shared/kernel/validation-messages.ts';
import { findAds } from '../../ads/ad/find-ads.door.ts';
import { knownBoards } from '../../boards/core/known-boards.door.ts';
import { clientNamed, findClientsByName } from '../../clients/core/clients-by-name.door.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { Operation } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import type { CampaignItem } from './campaign.entity.ts';

type Edit = Omit<ParsedInput<typeof campaigns.updateCampaign>['body'], 'version'>;
export type CampaignContent = Partial<CampaignItem>;

/** What an input says of a campaign, as it is stored: `undefined` is cleared, what is missing was not said. */
export function contentOf({ client: _, ...said }: Edit): CampaignContent {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value ?? undefined]])),
  );
}

/**
 * The client that an input gives by its name, made where there is none and the caller may; `clientId` says it otherwise.
 * Undefined where neither is said, null for none.
 */
export async function clientOf(
  actor: Actor,
  { client, clientId }: Pick<Edit, 'client' | 'clientId'>,
): Promise<string | null | undefined> {
  if (client && clientId) throw invalidField('client', campaignProblems.clientTwice);
  if (!client) return clientId === undefined ? client : clientId;
  if (actor.permissions.has('clients:write')) return clientNamed(actor, client);
  const known = (await findClientsByName(actor.workspaceId, [client])).get(client);
  if (!known) throw invalidField('client', unknownClient);
  return known;
}

/** A 400 where dates contradict each other or the status, and where linked things are not of this workspace. */
export async function refuseContradictions(before: CampaignItem | null, after: CampaignItem): Promise<void> {
  const { startDate, endDate, status, timezone } = after;
  if (startDate && endDate && endDate < startDate) throw invalidField('endDate', campaignProblems.endsBeforeStart);
  const becomesActive = status === 'active' && (before?.status !== 'active' || before.endDate !== endDate);
  if (becomesActive && endDate && endDate < dayIn(timezone))
    throw invalidField('endDate', campaignProblems.activeYetOver);
  await refuseUnknown(before, after);
}

async function refuseUnknown(before: CampaignItem | null, after: CampaignItem): Promise<void> {
  const { workspaceId } = after;
  const boardIds = added(before?.boardIds, after.boardIds);
  const adIds = added(before?.adIds, after.adIds);
  const [boards, ads] = await Promise.all([
    boardIds.length > 0 ? knownBoards(workspaceId, boardIds) : new Set<string>(),
    adIds.length > 0 ? findAds({ workspaceId }, adIds) : new Map<string, unknown>(),
  ]);
  const board = after.boardIds.findIndex((id) => boardIds.includes(id) && !boards.has(id));
  if (board >= 0) throw invalidField(`boardIds.${board}`, unknownBoard);
  const ad = after.adIds.findIndex((id) => adIds.includes(id) && !ads.has(id));
  if (ad >= 0) throw invalidField(`adIds.${ad}`, unknownAd);
}

const added = (before: readonly string[] = [], after: readonly string[]) => after.filter((id) => !before.includes(id));

/** Refuses an owner who is no member and a client that is gone, where a campaign gets another than it had: two operations at most. */
export const ownershipChecks = (before: CampaignItem | null, after: CampaignItem): Operation[] => [
  ...(after.ownerId === before?.ownerId ? [] : ownedBy(after.workspaceId, after.ownerId)),
  ...(after.clientId === before?.clientId ? [] : fileUnder(after.workspaceId, after.clientId)),
];
