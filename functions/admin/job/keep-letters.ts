import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { givenUpLine } from '../../../shared/kernel/worker-specs.ts';
import { queues } from '../../../shared/workers.ts';
import { type DeadMessage, removeDeadMessages, takeDeadMessages } from '../../platform/clients/dead-letters.ts';
import { put, WriteRefused, write } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { firstIdAt, idOfSource } from '../../platform/new-id.ts';
import { MessageFailure } from '../../platform/worker/message-failure.entity.ts';
import { countMore, DeadLetter, takeAway } from '../core/dead-letter.entity.ts';
import { readMany } from '../core/read-many.ts';

/** A run ends well before its next one begins. */
const runMs = 35_000;
const lettersAtOnce = 50;

/** Brings what workers gave up from the queues, which cannot be read without hiding it from others, to the table. */
export async function keepLetters(now: Date): Promise<void> {
  const until = Date.now() + runMs;
  const names = Object.keys(queues);
  const ended = await Promise.allSettled(
    names.map(async (queue) => {
      const kept = await Promise.allSettled([keepOf(queue, until), forgetOld(queue, now)]);
      for (const one of kept) if (one.status === 'rejected') throw one.reason;
    }),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

async function keepOf(queue: string, until: number): Promise<void> {
  while (Date.now() < until) {
    const messages = await takeDeadMessages(queue);
    if (messages.length === 0) return;
    log.warn(givenUpLine, { queue, messages: messages.length });
    await keepThese(queue, messages);
  }
}

/** All of them in one transaction; where some are kept already, or cannot be, each by itself. */
async function keepThese(queue: string, messages: readonly DeadMessage[]): Promise<void> {
  const failures = await readMany(messages.map(({ messageId }) => MessageFailure.get({ messageId })));
  const letters = messages.map((message, at) => {
    const { data: failure } = MessageFailure.parse({ Item: failures[at] });
    const { messageId, body, sentAt, group, redrives } = message;
    const why = failure && { error: { name: failure.name, text: failure.text }, tries: failure.tries };
    const letterId = idOfSource('dlt', sentAt, messageId);
    const times = { sentAt: sentAt.toISOString(), keptAt: new Date().toISOString() };
    return { message, item: { queue, letterId, body, group, redrives, ...times, ...why } };
  });
  const keep = (some: typeof letters) =>
    write([...some.map(({ item }) => put(DeadLetter.create(item))), countMore(queue, some.length)]);
  try {
    await keep(letters);
  } catch {
    const isKept = (error: unknown) => error instanceof WriteRefused;
    const failures: unknown[] = [];
    for (const letter of letters) {
      try {
        await keep([letter]).catch((error) => (isKept(error) ? undefined : Promise.reject(error)));
        await removeDeadMessages(queue, [letter.message]);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return;
  }
  await removeDeadMessages(queue, messages);
}

async function forgetOld(queue: string, now: Date): Promise<void> {
  const oldest = firstIdAt('dlt', now.getTime() - keptDays.deadLetter * dayMs);
  for (;;) {
    const { data } = await DeadLetter.query
      .ofQueue({ queue })
      .lt({ letterId: oldest })
      .go({ consistent: true, limit: lettersAtOnce });
    // One that someone holds is theirs; what a dead one holds waits for the next run.
    const free = data.filter(({ claimedUntil }) => !claimedUntil || claimedUntil < new Date().toISOString());
    if (free.length === 0) return;
    await write(takeAway(queue, free));
  }
}
