import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { type Operation, put, remove } from '../../platform/db/write.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { annotationOfChange } from './annotation.entity.ts';
import { Campaign, type CampaignItem } from './campaign.entity.ts';
import { countInBook, namingsSoFar, refuseBeyond } from './campaign-book.entity.ts';
import { campaignShards } from './campaign-shards.ts';

/** What becomes of one campaign: it is new or comes back, is written over what was read, or is no more. */
export type CampaignWrite =
  | { made: CampaignItem }
  | { before: CampaignItem; after: CampaignItem }
  | { gone: CampaignItem };

/** Others made or renamed a campaign since those that there are were read: it may be the one that is about to be made. */
export const namedMeanwhile = new AppError('conflict');

/**
 * The operations of any change of campaigns of one workspace, for a transaction in `withFreshReads`: one for each, and one
 * for the book where their number, that of active ones or their names change, and one that notes a change of status or
 * budget. A 402 or 409 when there would be too many. With the `namings` that were read ahead of all campaigns, `namedMeanwhile`
 * where a campaign that was not there yet may be there now.
 */
export async function campaignWrites(
  workspace: WorkspaceItem,
  writes: CampaignWrite[],
  namings?: number,
): Promise<Operation[]> {
  const more = { count: 0, active: 0, isNamed: false, namings };
  for (const one of writes) {
    const [before, after] = sidesOf(one);
    more.isNamed ||= isNaming(one);
    more.count += (after ? 1 : 0) - (before ? 1 : 0);
    more.active += (after?.status === 'active' ? 1 : 0) - (before?.status === 'active' ? 1 : 0);
  }
  const isStale = more.isNamed && namings !== undefined && (await namingsSoFar(workspace.workspaceId)) !== namings;
  if (isStale) throw namedMeanwhile;
  if (more.count > 0 || more.active > 0) await refuseBeyond(workspace, more);
  const notes = writes.flatMap((one) => ('before' in one ? annotationOfChange(one.before, one.after) : []));
  return [...(await countInBook(workspace, more)), ...writes.map(operationOf), ...notes];
}

/** What is counted before and after: nobody pays for the example. */
function sidesOf(one: CampaignWrite): [CampaignItem | null, CampaignItem | null] {
  const [before, after] = 'made' in one ? [null, one.made] : 'gone' in one ? [one.gone, null] : [one.before, one.after];
  return (before ?? after)?.example ? [null, null] : [before, after];
}

/** Whether a campaign is found by another name or id than before. */
export const isNaming = (one: CampaignWrite): boolean => getsName(...sidesOf(one));

const getsName = (before: CampaignItem | null, after: CampaignItem | null): boolean =>
  after !== null && (['name', 'externalId', 'platform'] as const).some((field) => after[field] !== before?.[field]);

function operationOf(one: CampaignWrite): Operation {
  if ('made' in one) return put(Campaign.create(settled(one.made)), changedMeanwhile);
  if ('before' in one) return replaceCampaign(one.before, one.after);
  const { workspaceId, campaignId, revision } = one.gone;
  const removed = Campaign.remove({ workspaceId, campaignId }).where((attr, { eq }) => eq(attr.revision, revision));
  return remove(removed, changedMeanwhile);
}

/** Over the very campaign that was read. Alone, for a write that leaves its status as it is. */
export const replaceCampaign = (before: CampaignItem, after: CampaignItem): Operation =>
  put(
    Campaign.put({ ...settled(after), revision: before.revision + 1 }).where(({ revision }, { eq }) =>
      eq(revision, before.revision),
    ),
    changedMeanwhile,
  );

/** With what follows from the rest. */
const settled = (item: CampaignItem): CampaignItem => ({
  ...item,
  openAlerts: item.status === 'active' ? item.openAlerts : undefined,
  criticalAlerts: item.status === 'active' ? item.criticalAlerts : undefined,
  endShard: item.endDate && endsByItself(item) ? shardOf(item.workspaceId, campaignShards) : undefined,
});

export const endsByItself = ({ status }: CampaignItem): boolean => status === 'active' || status === 'paused';
