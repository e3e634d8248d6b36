import { daySeconds } from '../../../shared/kernel/day.ts';
import { put, writeIf } from '../../platform/db/write.ts';
import { event, type Told } from '../../platform/outbox/event.entity.ts';
import { BillingMark } from './billing-mark.entity.ts';

const keptDays = 60;

export type News = Pick<Told, 'type' | 'data'>;

/** Tells a workspace what the mark names, once whoever finds it out, and however often. */
export async function tellOnce(workspaceId: string, markKey: string, news: News[], now: Date): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1000) + keptDays * daySeconds;
  const mark = put(BillingMark.create({ workspaceId, markKey, ttl }));
  await writeIf(
    mark,
    news.map((told) => event({ workspaceId }, { ...told, entityId: workspaceId }, now)),
  );
}
