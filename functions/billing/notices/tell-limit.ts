import type { Use } from '../../../shared/billing/plan-use.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { tellOnce } from './tell-once.ts';

/** The largest of 80 and 100 % that so many are; null below. */
export function percentOf(used: number, max: number | null): 80 | 100 | null {
  if (max === null || max === 0 || used < max * 0.8) return null;
  return used >= max ? 100 : 80;
}

/** At 80 and at 100 %, once each a month and limit: one that was raised is told anew, and who is at 100 % has passed 80. */
export async function tellLimit(workspaceId: string, { limit, label, used, max }: Use, now: Date): Promise<void> {
  const percent = used === null ? null : percentOf(used, max);
  if (percent === null) return;
  const markOf = (at: number) => `limit-${limit}-${at}-${max} ${parisDay(now).slice(0, 7)}`;
  const data = { limit, percent, used, max };
  await tellOnce(
    workspaceId,
    percent === 100 ? [markOf(100), markOf(80)] : [markOf(80)],
    [
      { type: 'billing.limit_reached', data },
      { type: 'workspace.limit_reached', data: { usage: { limit, label, percent, used, max } } },
    ],
    now,
  );
}
