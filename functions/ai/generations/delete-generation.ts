import * as generations from '../../../shared/ai/generations.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Generation } from '../core/generation.entity.ts';
import { keepContent } from '../core/keep-content.ts';
import { readGeneration } from '../core/read-generation.ts';
import { settle } from '../models/reserve.ts';
import { runningOf } from '../models/running-of.ts';
import { DeletedGeneration } from './deleted-generation.entity.ts';

const keptSeconds = keptDays.deleted * daySeconds;

/** Gone at once; for 30 seconds it can be brought back. */
export const handler = defineHandler(generations.deleteGeneration, ({ actor, params: { id } }) =>
  withFreshReads(async () => {
    const { item } = await readGeneration(actor.workspaceId, id);
    const run = item.status === 'running' ? await runningOf(actor.workspaceId, id) : null;
    // What a model was writing comes back as its draft.
    const generation = run ? { ...item, status: 'cancelled' as const } : item;
    const key = { workspaceId: actor.workspaceId, generationId: id };
    const now = new Date();
    const ttl = Math.floor(now.getTime() / 1000) + keptSeconds;
    await write([
      remove(
        Generation.remove(key).where((attr, { eq }) => eq(attr.version, generation.version)),
        changedMeanwhile,
      ),
      keepContent({ ...key, ttl }),
      put(DeletedGeneration.put({ ...key, generation, deletedAt: now.toISOString(), ttl })),
      ...(run ? settle(run, { tokens: 0, kept: false }) : []),
      audit(actor, { type: 'generation.deleted', entityId: id }, now),
    ]);
    return { id };
  }),
);
