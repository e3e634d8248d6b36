import { creditCosts } from '../../../shared/ai/models.rules.ts';
import { put } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { log } from '../../platform/log.ts';
import type { Asked, AskedEngine } from '../core/make-generation.ts';
import { chosenEngine, creditLimit } from './chosen-engine.ts';
import { GenerationRun, type GenerationRunItem } from './generation-run.entity.ts';
import type { ModelTask } from './model-task.ts';
import { runOf } from './new-run.ts';
import { reserve } from './reserve.ts';

/** Chooses who writes; a model is begun in the transaction that keeps its draft. */
export async function beginModel(actor: Actor, engine: AskedEngine, task: ModelTask): Promise<Asked> {
  const chosen = await chosenEngine(actor, engine, creditCosts[task.tool]);
  const { engine: model } = chosen;
  if (model === 'integre') return { ...chosen, begin: null };
  const limit = await creditLimit(actor.workspace);
  return {
    ...chosen,
    begin: (made) => {
      const run = runOf(task, model, made);
      return {
        operations: [put(GenerationRun.create(run)), ...reserve(run, limit)],
        takeUp: () => takeUpSoon(run),
      };
    },
  };
}

/** The sweep has it taken up where the queue does not answer: what was made stands. */
async function takeUpSoon(run: GenerationRunItem): Promise<void> {
  try {
    const { takeUpRun } = await import('./runs-queue.ts');
    await takeUpRun(run);
  } catch (error) {
    log.error('a model run waits for the sweep', error);
  }
}
