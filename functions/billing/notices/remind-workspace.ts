import { dayMs } from '../../../shared/kernel/day.ts';
import { trialDaysLeft } from '../../../shared/kernel/plans.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { announcedOf, planNameOf, planOf } from '../../platform/plans/plan-versions.ts';
import { graceDays } from '../../platform/system/grace-days.ts';
import { BillingAccount } from '../core/billing-account.entity.ts';
import { usageReads, usesOf } from '../core/uses.ts';
import { remindCard } from './remind-card.ts';
import { tellLimit } from './tell-limit.ts';
import { tellOnce } from './tell-once.ts';

/** Tells a workspace what ends or is nearly used up, each once. */
export async function remindWorkspace(workspaceId: string, now: Date): Promise<void> {
  const [item, billed, ...counts] = await readTogether([
    Workspace.get({ workspaceId }),
    BillingAccount.get({ workspaceId }),
    ...usageReads(workspaceId),
  ]);
  const { data: workspace } = Workspace.parse({ Item: item });
  if (!workspace || workspace.suspendedAt) return;
  await remindTrial(workspace, now);
  const { data: account } = BillingAccount.parse({ Item: billed });
  if (account) await remindCard(account, now);
  await remindLowered(workspace, now);
  for (const use of usesOf((await planOf(workspace, now)).limits, counts)) await tellLimit(workspaceId, use, now);
}

/** What falls of its plan, once, well before its day. */
async function remindLowered(workspace: WorkspaceItem, now: Date): Promise<void> {
  const { workspaceId } = workspace;
  for (const { planCode, effectiveOn, limits } of await announcedOf(workspace, now)) {
    const mark = `lowered-${planCode} ${effectiveOn} ${limits.map(({ limit }) => limit).join(' ')}`;
    const data = { planName: await planNameOf(planCode), effectiveOn, limits };
    await tellOnce(workspaceId, [mark], [{ type: 'billing.limits_lowered', data }], now);
  }
}

async function remindTrial({ workspaceId, plan, trialEndsAt }: WorkspaceItem, now: Date): Promise<void> {
  if (!trialEndsAt || plan !== 'starter') return;
  const days = trialDaysLeft(trialEndsAt, now);
  const data = { days, endsAt: trialEndsAt, graceDays: await graceDays() };
  if (days === null) {
    const isRecent = now.getTime() - Date.parse(trialEndsAt) < 7 * dayMs;
    if (isRecent)
      await tellOnce(workspaceId, [`trial-ended ${trialEndsAt}`], [{ type: 'billing.trial_ended', data }], now);
  } else if (days <= 3) {
    const mark = `trial-${days === 1 ? 1 : 3} ${trialEndsAt}`;
    await tellOnce(workspaceId, [mark], [{ type: 'billing.trial_ending', data }], now);
  }
}
