import { personaLimits } from '../../../shared/personas/personas.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { countOneLess, countOneMore, readCount } from '../../platform/db/thing-count.entity.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';

const counted = (workspaceId: string) => ({ workspaceId, name: 'personas' as const });

export const countOnePersonaLess = ({ workspaceId }: { workspaceId: string }): Operation =>
  countOneLess(counted(workspaceId));

/** Writes a persona that is new with what goes with it; a 402 with limit and use when the plan has no room for it. */
export async function writeWithinPlan(actor: Actor, operations: Operation[]): Promise<void> {
  const max = (await planOf(actor.workspace)).limits.personas ?? personaLimits.mostOfAll;
  try {
    await write([countOneMore(counted(actor.workspaceId), max, 'persona_limit'), ...operations]);
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'persona_limit') throw error;
    const use = await readCount(counted(actor.workspaceId));
    const details = [
      { path: 'limit', message: String(max) },
      { path: 'use', message: String(use) },
    ];
    throw new AppError('persona_limit', { details, cause: error });
  }
}
