import * as contract from '../../../shared/admin/job.contract.ts';
import { mostLetters } from '../../../shared/admin/job.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { sendAgain } from '../../platform/clients/send-again.ts';
import { type AuditedBy, audit, platformChain } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { type DeadLetterItem, takeAway } from '../core/dead-letter.entity.ts';
import { keptCounts, oldestLetters } from '../core/stored-letters.ts';
import { holdLetters, letGo } from './hold-letters.ts';
import { knownQueue } from './known-queue.ts';

/** With the count and the line of the log they are one transaction. */
const lettersATime = 50;

/**
 * Puts letters on their queue again, or throws them away. A letter is held, sent, and only then taken away: who dies in between
 * leaves it, and it may be sent twice, which every worker bears.
 */
export const handler = defineHandler(contract.actOnJobs, async ({ actor, body }) => {
  const { action } = body;
  const queue = knownQueue(body.queue).name;
  const by = { ...actor, workspaceId: platformChain };
  const ids = body.ids ?? (await oldestLetters(queue, mostLetters)).map(({ letterId }) => letterId);
  let done = 0;
  for (const some of chunks([...new Set(ids)], lettersATime)) {
    const held = await holdLetters(queue, some);
    if (held.length > 0) done += await acts[action](queue, held, by);
  }
  const [left = 0] = await keptCounts([queue]);
  return { done, left };
});

type Act = (queue: string, held: DeadLetterItem[], by: AuditedBy) => Promise<number>;

const acts: Record<'redrive' | 'discard', Act> = {
  async redrive(queue, held, by) {
    const sent = await sendAgain(
      queue,
      held.map((letter) => ({ ...letter, redrives: letter.redrives + 1 })),
    ).catch(async (error) => {
      await letGo(queue, held);
      throw error;
    });
    const ids = new Set(sent.map(({ letterId }) => letterId));
    const gone = held.filter(({ letterId }) => ids.has(letterId));
    if (gone.length < held.length)
      await letGo(
        queue,
        held.filter(({ letterId }) => !ids.has(letterId)),
      );
    if (gone.length > 0) await write([...takeAway(queue, gone), told('job.redriven', queue, gone, by)]);
    return gone.length;
  },
  async discard(queue, held, by) {
    await write([...takeAway(queue, held), told('job.discarded', queue, held, by)]);
    return held.length;
  },
};

const told = (type: 'job.redriven' | 'job.discarded', queue: string, letters: DeadLetterItem[], by: AuditedBy) =>
  audit(by, {
    type,
    entityId: queue,
    changed: ['queue', 'count'],
    values: [
      { field: 'queue', from: null, to: queue },
      { field: 'count', from: null, to: letters.length },
    ],
  });
