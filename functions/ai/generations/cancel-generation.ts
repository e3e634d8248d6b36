import * as generations from '../../../shared/ai/generations.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Generation, type GenerationItem } from '../core/generation.entity.ts';
import { readGeneration } from '../core/read-generation.ts';
import { shownGeneration } from '../core/shown-generation.ts';
import { settle } from '../models/reserve.ts';
import { runningOf } from '../models/running-of.ts';

/** What the model answers afterwards is lost; a 409 once it has answered. */
export const handler = defineHandler(generations.cancelGeneration, ({ actor, params: { id } }) =>
  withFreshReads(async () => {
    const { workspaceId } = actor;
    const { item: before, content } = await readGeneration(workspaceId, id);
    const run = before.status === 'running' ? await runningOf(workspaceId, id) : null;
    if (!run) throw new AppError('generation_finished');
    const now = new Date();
    const { version } = before;
    const after: GenerationItem = {
      ...before,
      status: 'cancelled',
      updatedAt: now.toISOString(),
      version: version + 1,
    };
    await write([
      put(
        Generation.put(after).where((attr, { eq }) => eq(attr.version, version)),
        changedMeanwhile,
      ),
      ...settle(run, { tokens: 0, kept: false }),
      audit(actor, { type: 'generation.cancelled', entityId: id }, now),
    ]);
    return { generation: shownGeneration(after, content) };
  }),
);
