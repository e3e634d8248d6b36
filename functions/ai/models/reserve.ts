import { modelLimits } from '../../../shared/ai/models.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Operation, remove, update } from '../../platform/db/write.ts';
import { AiUsage, RunningGenerations, StageTokens } from './ai-usage.entity.ts';
import { GenerationRun, type GenerationRunItem } from './generation-run.entity.ts';

type Reserved = Pick<GenerationRunItem, 'workspaceId' | 'tool' | 'month' | 'credits'>;

/** A place among those that are being written, and credits, up to `limit` in the month (null: without end). */
export function reserve({ workspaceId, tool, month, credits }: Reserved, limit: number | null): Operation[] {
  const place = RunningGenerations.update({ workspaceId })
    .add({ count: 1 })
    .where(({ count }, { notExists, lt }) => `(${notExists(count)} OR ${lt(count, modelLimits.running)})`);
  const operations = [update(place, new AppError('rate_limited', { retryAfterSeconds: 10 }))];
  if (credits === 0) return operations;
  if (limit !== null && credits > limit) throw new AppError('credits_exhausted');
  const all = AiUsage.update({ workspaceId, month, part: 'all' }).add({ credits });
  const within =
    limit === null
      ? all
      : all.where(
          (attr, { notExists, lte }) => `(${notExists(attr.credits)} OR ${lte(attr.credits, limit - credits)})`,
        );
  return [
    ...operations,
    update(within, 'credits_exhausted'),
    update(AiUsage.update({ workspaceId, month, part: tool }).add({ credits })),
  ];
}

type Spent = { tokens: number; kept: boolean };

/** Ends a run: its place is free, its credits come back unless its words were `kept`, its tokens are counted. */
export function settle(run: GenerationRunItem, { tokens, kept }: Spent): Operation[] {
  const { workspaceId, generationId, tool, month } = run;
  const change = {
    ...(run.credits > 0 && !kept && { credits: -run.credits }),
    ...(tokens > 0 && (run.engine === 'bedrock' ? { tokens } : { ownTokens: tokens })),
  };
  const told = Object.keys(change).length > 0;
  return [
    remove(GenerationRun.remove({ workspaceId, generationId }), 'generation_finished'),
    update(RunningGenerations.patch({ workspaceId }).subtract({ count: 1 })),
    ...(told ? (['all', tool] as const) : []).map((part) =>
      update(AiUsage.update({ workspaceId, month, part }).add(change)),
    ),
    ...(tokens > 0 && run.engine === 'bedrock' ? [update(StageTokens.update({ month }).add({ tokens }))] : []),
  ];
}
