import type { Actor } from '../../platform/identity/actor.ts';
import type { Asked, AskedEngine } from '../core/make-generation.ts';
import type { ModelTask } from './model-task.ts';

/** Who writes. What chooses a model and begins it is read where one may write. */
export async function askModel(actor: Actor, engine: AskedEngine, task: ModelTask): Promise<Asked> {
  if (engine === 'integre') return { engine, passedOver: null, begin: null };
  const { beginModel } = await import('./begin-model.ts');
  return beginModel(actor, engine, task);
}
