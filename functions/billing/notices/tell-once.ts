import { daySeconds } from '../../../shared/kernel/day.ts';
import { put, writeIf } from '../../platform/db/write.ts';
import { event, type Told } from '../../platform/outbox/event.entity.ts';
import { BillingMark } from './billing-mark.entity.ts';

const keptDays = 60;

export type News = Pick<Told, 'type' | 'data'>;

/** Tells a workspace what the first mark names, once whoever finds it out, and however often; what the others name needs no telling then. */
export async function tellOnce(
  workspaceId: string,
  [markKey, ...others]: [string, ...string[]],
  news: News[],
  now: Date,
): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1000) + keptDays * daySeconds;
  await writeIf(put(BillingMark.create({ workspaceId, markKey, ttl })), [
    ...others.map((other) => put(BillingMark.put({ workspaceId, markKey: other, ttl }))),
    ...news.map((told) => event({ workspaceId }, { ...told, entityId: workspaceId }, now)),
  ]);
}
