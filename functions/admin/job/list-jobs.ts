import * as z from 'zod';
import * as contract from '../../../shared/admin/job.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { queues } from '../../../shared/workers.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { DeadLetter, type DeadLetterItem } from '../core/dead-letter.entity.ts';
import { readQueuesHealth } from '../core/queues-health.ts';
import { readSchedulesHealth } from '../core/schedules-health.ts';
import { keptCounts } from '../core/stored-letters.ts';
import { knownQueue } from './known-queue.ts';
import { factsOf } from './letter-facts.ts';

const Position = z.object({ queue: z.string(), before: z.string() });

/** Queue by queue, of each the newest first. */
export const handler = defineHandler(contract.listJobs, async (call) => {
  const page = pageOf(call);
  const position = await page.after(Position);
  const [names, health] = await Promise.all([
    namesFrom(call.query.queue, position?.queue),
    position ? null : readHealth(),
  ]);
  const found: DeadLetterItem[] = [];
  for (const queue of names) {
    const before = position?.queue === queue ? position.before : firstIdAt('dlt', Date.now() + hourMs);
    if (found.length > page.limit) break;
    const below = DeadLetter.query.ofQueue({ queue }).lt({ letterId: before });
    const { data } = await below.go({ order: 'desc', consistent: true, count: page.limit + 1 - found.length });
    found.push(...data);
  }
  const items = found.slice(0, page.limit);
  const last = items.at(-1);
  const next = last && found.length > items.length ? { queue: last.queue, before: last.letterId } : null;
  return { items: items.map(shownJob), nextCursor: await page.next(next), health };
});

async function readHealth() {
  const [all, schedules] = await Promise.all([readQueuesHealth(), readSchedulesHealth()]);
  return { queues: all, schedules };
}

/** The queues that are left to look at, of those that have something. */
async function namesFrom(asked: string | undefined, from: string | undefined): Promise<string[]> {
  if (asked) return [knownQueue(asked).name];
  const names = Object.keys(queues);
  const left = names.slice(from ? names.indexOf(from) : 0);
  const counts = await keptCounts(left);
  return left.filter((name, at) => name === from || (counts[at] ?? 0) > 0);
}

const shownJob = ({ letterId, queue, sentAt, keptAt, tries, error, redrives, body }: DeadLetterItem) => ({
  ...{ id: letterId, queue, queueLabel: queues[queue]?.label ?? queue, sentAt, deadAt: keptAt, redrives },
  ...{ tries: tries ?? null, error: error ?? null, facts: factsOf(body) },
});
