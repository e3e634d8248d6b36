import { getPlanExcess } from '../../../shared/admin/plan.contract.ts';
import { type LimitName, limitLabels } from '../../../shared/billing/limits.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { planUse } from '../../billing/core/offer.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { findPlan } from '../../platform/plans/plan-versions.ts';
import { readMany } from '../core/read-many.ts';
import { workspaceIndex } from '../workspace/workspace-index.ts';
import { givenTo } from '../workspace/workspace-row.ts';

/** So many workspaces are counted together. */
const atOnce = 500;

type Asked = { limit: LimitName; max: number };

/** Those whose own limit was agreed by hand are touched by no edit of the plan. */
export const handler = defineHandler(getPlanExcess, async ({ params: { code }, query }) => {
  if (!(await findPlan(code))) throw new AppError('not_found');
  const now = new Date();
  const { workspaces } = await workspaceIndex();
  const ids = [...workspaces.values()].flatMap((row) => (givenTo(row, now).planCode === code ? [row.workspaceId] : []));
  const asked = keysOf(limitLabels).flatMap((limit) => {
    const max = query[limit];
    return max === undefined ? [] : [{ limit, max }];
  });
  const over = new Map<LimitName, number>();
  if (asked.length > 0)
    for (const some of chunks(ids, atOnce))
      for (const limit of await exceeded(some, asked)) over.set(limit, (over.get(limit) ?? 0) + 1);
  return {
    workspaces: ids.length,
    items: asked.map(({ limit, max }) => ({ limit, label: limitLabels[limit], max, over: over.get(limit) ?? 0 })),
  };
});

/** The limits that each uses more of. */
async function exceeded(ids: string[], asked: Asked[]): Promise<LimitName[]> {
  const reads = (workspaceId: string) => [
    Workspace.get({ workspaceId }),
    ...asked.map(({ limit }) => planUse(limit).read(workspaceId)),
  ];
  const items = await readMany(ids.flatMap(reads));
  const width = asked.length + 1;
  return ids.flatMap((_, at) => {
    const [item, ...counts] = items.slice(at * width, (at + 1) * width);
    const { data } = Workspace.parse({ Item: item });
    return asked.flatMap(({ limit, max }, place) => {
      const isOver = (planUse(limit).used(counts[place]) ?? 0) > max;
      return data && data.limits?.[limit] === undefined && isOver ? [limit] : [];
    });
  });
}
