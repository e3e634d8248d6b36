import type { AiEngine } from '../../../shared/ai/generations.rules.ts';
import { creditCosts } from '../../../shared/ai/models.rules.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { type GenerationRunItem, runShards } from './generation-run.entity.ts';
import { type ModelTask, packTask } from './model-task.ts';
import { monthNow } from './own-tokens.door.ts';

/** Within which a run is taken up by the message that was sent for it. */
const leftMs = 30_000;

type Made = { workspaceId: string; generationId: string; now: Date };

/** When the table lets go of one that nobody has ended. */
export const runTtl = (from: Date): number => Math.floor(from.getTime() / 1000) + 2 * daySeconds;

/** What a model is to write of a draft. */
export function runOf(task: ModelTask, engine: Exclude<AiEngine, 'integre'>, { now, ...key }: Made): GenerationRunItem {
  return {
    ...{ ...key, tool: task.tool, engine, order: packTask(task) },
    credits: engine === 'bedrock' ? creditCosts[task.tool] : 0,
    month: monthNow(),
    attempts: 0,
    shard: shardOf(key.generationId, runShards),
    dueAt: new Date(now.getTime() + leftMs).toISOString(),
    createdAt: now.toISOString(),
    ttl: runTtl(now),
  };
}
