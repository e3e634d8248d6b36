import { daySeconds } from '../../../shared/kernel/day.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { mailToPeople } from '../../mail/workspace-mail.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { isRefused } from '../../platform/db/write.ts';
import { mayDoAny } from '../../platform/identity/active-people.ts';
import { Prospect, prospectShards } from '../core/prospect.entity.ts';
import { RetentionNotice } from './retention-notice.entity.ts';

const noticeDays = 30;
const keptDays = 60;
/** Longer than a run of the worker: one that began earlier has died, and another may begin again. */
const givenUpMs = 15 * 60 * 1000;

/** Mails the people of a workspace who may read its prospects, once a month, how many prospects may be kept no longer, today or within thirty days. */
export async function noticeRetention(workspaceId: string, now: Date = new Date()): Promise<void> {
  const today = parisDay(now);
  const lastDay = addDays(today, noticeDays);
  const days = await retentionDays(workspaceId);
  const due = days.filter((day) => day <= today).length;
  const soon = days.filter((day) => day > today && day <= lastDay).length;
  if (due + soon === 0) return;
  const notice = { workspaceId, monthKey: today.slice(0, 7) };
  if (!(await beginNotice(notice, now))) return;
  await mailToPeople(workspaceId, { kind: 'prospect-retention', due, soon, lastDay }, (person) =>
    mayDoAny(person, ['prospects:read']),
  );
  await RetentionNotice.patch(notice).set({ sentAt: new Date().toISOString() }).go();
}

async function retentionDays(workspaceId: string): Promise<string[]> {
  const days: string[] = [];
  for (const shard of prospectShards)
    for await (const items of queryFields(Prospect.query.byId({ workspaceId, shard }), ['retainUntil']))
      days.push(...items.map(({ retainUntil }) => String(retainUntil)));
  return days;
}

/** False when it was sent already, or another run is sending it. */
async function beginNotice(notice: { workspaceId: string; monthKey: string }, now: Date): Promise<boolean> {
  const abandoned = new Date(now.getTime() - givenUpMs).toISOString();
  try {
    await RetentionNotice.put({
      ...notice,
      startedAt: now.toISOString(),
      ttl: Math.floor(now.getTime() / 1000) + keptDays * daySeconds,
    })
      .where(
        (attr, { notExists, lt }) =>
          `${notExists(attr.startedAt)} OR (${notExists(attr.sentAt)} AND ${lt(attr.startedAt, abandoned)})`,
      )
      .go();
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}
