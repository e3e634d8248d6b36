import type { Use } from '../../../shared/billing/plan-use.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { tellOnce } from './tell-once.ts';

/** The largest of 80 and 100 % that so many are; null below. */
export function percentOf(used: number, max: number | null): 80 | 100 | null {
  if (max === null || max === 0 || used < max * 0.8) return null;
  return used >= max ? 100 : 80;
}

/** At 80 and at 100 %, once each a month. */
export async function tellLimit(workspaceId: string, { limit, label, used, max }: Use, now: Date): Promise<void> {
  const percent = used === null ? null : percentOf(used, max);
  if (percent === null) return;
  const data = { limit, percent, used, max };
  await tellOnce(
    workspaceId,
    `limit-${limit}-${percent} ${parisDay(now).slice(0, 7)}`,
    [
      { type: 'billing.limit_reached', data },
      { type: 'workspace.limit_reached', data: { usage: { limit, label, percent, used, max } } },
    ],
    now,
  );
}
