import { AppError } from '../../platform/app-error.ts';
import { countOneLess, countOneMore, readCount } from '../../platform/db/thing-count.entity.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';

/** What no plan limits is limited all the same. */
const mostOfAll = 10_000;
const counted = (workspaceId: string) => ({ workspaceId, name: 'brands' as const });

export const countOneBrandLess = ({ workspaceId }: { workspaceId: string }): Operation =>
  countOneLess(counted(workspaceId));

/** Writes a brand that is new with what goes with it; a 402 with limit and use when the plan has no room for it. */
export async function writeWithinPlan(actor: Actor, operations: Operation[]): Promise<void> {
  const max = (await planOf(actor.workspace)).limits.brands ?? mostOfAll;
  try {
    await write([countOneMore(counted(actor.workspaceId), max, 'brand_limit'), ...operations]);
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'brand_limit') throw error;
    const use = await readCount(counted(actor.workspaceId));
    const details = [
      { path: 'limit', message: String(max) },
      { path: 'use', message: String(use) },
    ];
    throw new AppError('brand_limit', { details, cause: error });
  }
}
