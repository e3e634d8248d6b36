import { chunks } from '../../../shared/kernel/chunks.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import { log } from '../../platform/log.ts';
import { allCampaigns } from '../core/all-campaigns.ts';
import { readAlertRules } from './alert-rules.entity.ts';
import { type Checking, checkCampaign } from './check-campaign.ts';
import { countAlerts } from './count-alerts.ts';
import { countLater, type WatchMessage, watchAll } from './watch-queue.ts';

/** How long the messages of a run take together, far below the worker's time. */
const sliceMs = 200_000;
const campaignsAtOnce = 4;

/** Does what messages ask, each thing once; answers those that failed. */
export async function watch(messages: WatchMessage[], budgetMs = sliceMs): Promise<WatchMessage[]> {
  const until = performance.now() + budgetMs;
  const failed: WatchMessage[] = [];
  const same = new Map<string, WatchMessage[]>();
  for (const message of messages) {
    const key = JSON.stringify(message);
    same.set(key, [...(same.get(key) ?? []), message]);
  }
  for (const some of same.values()) {
    const [message] = some;
    if (!message) continue;
    try {
      await watchOne(message, until);
    } catch (error) {
      log.error('message failed', error, { worker: 'check-campaigns', task: message.task });
      await captureError(error, { worker: 'check-campaigns', task: message.task });
      failed.push(...some);
    }
  }
  return failed;
}

function watchOne(message: WatchMessage, until: number): Promise<void> {
  if (message.task === 'count') return countAlerts(message);
  return message.task === 'some' ? watchSomeNow(message) : watchAllNow(message, until);
}

async function watchSomeNow({ workspaceId, campaignIds }: WatchMessage & { task: 'some' }): Promise<void> {
  const checking = { now: new Date(), rules: (await readAlertRules(workspaceId)).rules };
  let isMany = false;
  for (const campaignId of campaignIds) isMany = (await checkCampaign({ workspaceId, campaignId }, checking)) || isMany;
  if (isMany) await countLater(workspaceId, parisDay(checking.now));
}

/** Campaigns one after the other by their ids, until the time is up: then the rest is handed to the next run. */
async function watchAllNow({ workspaceId, at, after = '' }: WatchMessage & { task: 'all' }, until: number) {
  const all = await allCampaigns(workspaceId);
  const ids = all
    .filter(({ status, alertIds = [] }) => status === 'active' || alertIds.length > 0)
    .map(({ campaignId }) => campaignId)
    .filter((campaignId) => campaignId > after);
  const checking: Checking = {
    now: at === undefined ? new Date() : new Date(at),
    checkId: at,
    rules: (await readAlertRules(workspaceId)).rules,
  };
  let isMany = false;
  let last = after;
  for (const some of chunks(ids, campaignsAtOnce)) {
    if (performance.now() > until) break;
    const outcomes = await Promise.all(some.map((campaignId) => checkOrLeave({ workspaceId, campaignId }, checking)));
    isMany = isMany || outcomes.includes(true);
    last = some.at(-1) ?? last;
  }
  if (isMany) await countLater(workspaceId, parisDay(checking.now));
  if (last < (ids.at(-1) ?? '')) await watchAll(workspaceId, { ...(at && { at }), after: last });
}

/** One in trouble is no reason to leave out the others; tomorrow's check finds it again. */
async function checkOrLeave(key: { workspaceId: string; campaignId: string }, checking: Checking): Promise<boolean> {
  try {
    return await checkCampaign(key, checking);
  } catch (error) {
    log.error('campaign not watched', error, key);
    await captureError(error, { worker: 'check-campaigns', ...key });
    return false;
  }
}
