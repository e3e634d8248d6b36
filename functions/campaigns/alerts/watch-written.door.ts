import { campaigns } from '../../../shared/campaigns/word.ts';
import { type RunId, readRun } from '../../imports/import-run.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Subscriber } from '../../platform/outbox/subscriber.ts';
import { campaignRuns } from '../imports/campaign-import.entity.ts';
import { changedBy } from '../imports/changed-campaigns.ts';
import { watchAll, watchSome } from './watch-queue.ts';

/** Has campaigns looked at again whose figures, status or settings were written. Done again, they are looked at again. */
export const watchWritten: Subscriber = (events) => events.map(watchOne);

async function watchOne({ type, entityId, workspaceId, onlyWebhookId }: EventItem): Promise<null> {
  if (onlyWebhookId) return null;
  if (type === 'import.completed' && isOfCampaigns(entityId)) await watchImported({ workspaceId, importId: entityId });
  else if (written.includes(type)) await watchSome(workspaceId, [entityId]);
  return null;
}

const written: readonly EventItem['type'][] = [
  'campaign.performance_recorded',
  'campaign.updated',
  'campaign.status_changed',
  'campaign.restored',
];

const isOfCampaigns = (importId: string): boolean => {
  const prefixes: readonly string[] = Object.values(campaigns.ids);
  return prefixes.includes(importId.split('_')[0] ?? '');
};

/** The campaigns that an import or a reading changed, a message for all of them. */
async function watchImported(id: RunId): Promise<void> {
  const run = await readRun(campaignRuns, id);
  const changed = run && changedBy(run);
  if (!changed) await watchAll(id.workspaceId);
  else if (changed.length > 0) await watchSome(id.workspaceId, changed);
}
