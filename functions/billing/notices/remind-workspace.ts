import type { Use } from '../../../shared/billing/plan-use.ts';
import { dayMs, daySeconds } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { trialDaysLeft } from '../../../shared/kernel/plans.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { put, writeIf } from '../../platform/db/write.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { event, type Told } from '../../platform/outbox/event.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { usageReads, usesOf } from '../core/uses.ts';
import { BillingMark } from './billing-mark.entity.ts';

const keptDays = 60;

/** Tells a workspace what ends or is nearly used up, each once. */
export async function remindWorkspace(workspaceId: string, now: Date): Promise<void> {
  const [item, ...counts] = await readTogether([Workspace.get({ workspaceId }), ...usageReads(workspaceId)]);
  const { data: workspace } = Workspace.parse({ Item: item });
  if (!workspace) return;
  await remindTrial(workspace, now);
  for (const use of usesOf((await planOf(workspace, now)).limits, counts)) await remindLimit(workspaceId, use, now);
}

async function remindTrial({ workspaceId, plan, trialEndsAt }: WorkspaceItem, now: Date): Promise<void> {
  if (!trialEndsAt || plan !== 'starter') return;
  const days = trialDaysLeft(trialEndsAt, now);
  const data = { days, endsAt: trialEndsAt };
  if (days === null) {
    const isRecent = now.getTime() - Date.parse(trialEndsAt) < 7 * dayMs;
    if (isRecent) await tellOnce(workspaceId, `trial-ended ${trialEndsAt}`, { type: 'billing.trial_ended', data }, now);
  } else if (days <= 3) {
    const mark = `trial-${days === 1 ? 1 : 3} ${trialEndsAt}`;
    await tellOnce(workspaceId, mark, { type: 'billing.trial_ending', data }, now);
  }
}

/** At 80 and at 100 %, once each a month. */
async function remindLimit(workspaceId: string, { limit, used, max }: Use, now: Date): Promise<void> {
  if (max === null || max === 0 || used === null || used < max * 0.8) return;
  const percent = used >= max ? 100 : 80;
  const mark = `limit-${limit}-${percent} ${parisDay(now).slice(0, 7)}`;
  const data = { limit, percent, used, max };
  await tellOnce(workspaceId, mark, { type: 'billing.limit_reached', data }, now);
}

async function tellOnce(
  workspaceId: string,
  markKey: string,
  told: Pick<Told, 'type' | 'data'>,
  now: Date,
): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1000) + keptDays * daySeconds;
  await writeIf(put(BillingMark.create({ workspaceId, markKey, ttl })), [
    event({ workspaceId }, { ...told, entityId: workspaceId }),
  ]);
}
