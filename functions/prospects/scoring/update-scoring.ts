import { isDeepStrictEqual } from 'node:util';
import * as scoring from '../../../shared/prospects/scoring.contract.ts';
import { defaultWeights, type ScoringWeights } from '../../../shared/prospects/scoring.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { log } from '../../platform/log.ts';
import { rescoreLater } from '../upkeep/upkeep-queue.ts';
import { readScoring, ScoringModel, type ScoringModelItem, shownScoring } from './scoring-model.entity.ts';

/** Longer than any request runs: whoever was writing a prospect by the rules before has written it by then. */
const secondLookSeconds = 60;

/** Publishes how a workspace scores, or goes back to how the product does; every prospect is scored again. */
export const handler = defineHandler(scoring.updateScoring, async ({ actor, body: { weights, version } }) => {
  const { workspaceId } = actor;
  const before = await readScoring(workspaceId);
  if (version !== (before?.version ?? 0)) throw new AppError('conflict');
  const after: ScoringModelItem = {
    workspaceId,
    weights: weights ?? undefined,
    publishedAt: new Date().toISOString(),
    version: version + 1,
    appliedVersion: before?.appliedVersion ?? 0,
  };
  // Said before it is written, so that no prospect can be left behind.
  await rescoreLater(workspaceId, secondLookSeconds);
  await write([
    publish(before, after),
    audit(actor, {
      type: 'prospect_scoring.updated',
      entityId: workspaceId,
      changed: changedParts(before?.weights ?? defaultWeights, after.weights ?? defaultWeights),
    }),
  ]);
  await rescoreLater(workspaceId, 0).catch((error) => log.error('worker not told', error, { workspaceId }));
  return { scoring: shownScoring(after) };
});

function publish(before: ScoringModelItem | null, after: ScoringModelItem): Operation {
  if (!before) return put(ScoringModel.create(after));
  const { workspaceId, weights, publishedAt, version } = after;
  const patch = ScoringModel.patch({ workspaceId }).set({ publishedAt, version, ...(weights && { weights }) });
  const whole = weights ? patch : patch.remove(['weights']);
  return update(whole.where((attr, { eq }) => eq(attr.version, before.version)));
}

const changedParts = (before: ScoringWeights, after: ScoringWeights) =>
  (Object.keys(after) as (keyof ScoringWeights)[]).filter((part) => !isDeepStrictEqual(before[part], after[part]));
