import { campaigns } from '../../../shared/campaigns/word.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Subscriber } from '../../platform/outbox/subscriber.ts';
import { watchAll, watchSome } from './watch-queue.ts';

/** Has campaigns looked at again whose figures, status or settings were written. Done again, they are looked at again. */
export const watchWritten: Subscriber = (events) => events.map(watchOne);

async function watchOne({ type, entityId, workspaceId, onlyWebhookId }: EventItem): Promise<null> {
  if (onlyWebhookId) return null;
  if (type === 'import.completed' && isOfCampaigns(entityId)) await watchAll(workspaceId);
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
