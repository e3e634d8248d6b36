import type Stripe from 'stripe';
import { SettingChange } from '../../../functions/admin/setting/setting-change.entity.ts';
import { WorkspaceChange } from '../../../functions/admin/workspace/workspace-change.entity.ts';
import { priceOf } from '../../../functions/billing/core/catalogue.ts';
import { type AuditLineItem, platformChain } from '../../../functions/platform/db/audit-line.entity.ts';
import { putAll } from '../../../functions/platform/db/put-all.ts';
import { unlessRefused } from '../../../functions/platform/db/write.ts';
import { idOfSource } from '../../../functions/platform/new-id.ts';
import { Plan, planKey } from '../../../functions/platform/plans/plan.entity.ts';
import { forgetPlanVersions } from '../../../functions/platform/plans/plan-versions.ts';
import { StoredSettings } from '../../../functions/platform/system/stored-settings.entity.ts';
import { forgetSystemSettings, storedSettings } from '../../../functions/platform/system/system-settings.ts';
import { intervals } from '../../../shared/billing/prices.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { firstVersion } from '../../../shared/kernel/plan-versions.ts';
import type { SettingKey } from '../../../shared/kernel/system-settings.ts';
import type { House } from './draw-house.ts';
import { decisionsOf } from './house-lines.ts';
import { pastLine } from './past-lines.ts';
import { laterVersions } from './price-story.ts';
import { momentOf } from './story.ts';

type Admin = { userId: string; ip: string };
const ours = (admin: Admin) => ({ workspaceId: platformChain, ...admin });
const ttlOf = (at: Date): number => Math.floor(at.getTime() / 1_000) + keptDays.audit * daySeconds;

/** The prices of the story: at Stripe, and as versions of the plan. Where someone has edited it, it stays as they left it. */
export async function writePrices(stripe: Stripe, today: Date): Promise<void> {
  const planCode = 'professional';
  for (const { sold } of laterVersions(today)) {
    for (const interval of intervals)
      await priceOf(stripe, { planCode, name: sold.name, interval, amount: sold.prices?.[interval] ?? 0 });
    await unlessRefused(Plan.create({ ...planKey(sold), sold }).go());
  }
  forgetPlanVersions();
}

export function priceLines(admin: Admin, today: Date): AuditLineItem[] {
  let before = firstVersion('professional').prices;
  return laterVersions(today).map(({ at, sold }) => {
    const values = intervals.map((field) => ({
      field,
      from: before?.[field] ?? null,
      to: sold.prices?.[field] ?? null,
    }));
    before = sold.prices;
    const act = { type: 'plan.updated' as const, entityId: sold.planCode, changed: [...intervals], values };
    return pastLine(ours(admin), act, at);
  });
}

type Change = { key: SettingKey; ago: number; to: string | number | boolean | undefined; reason?: string };

/** Settings that were changed for a while: each is what it is by default today. */
const changes: Change[] = [
  { key: 'trial.days', ago: 301, to: 21 },
  { key: 'trial.days', ago: 262, to: undefined },
  { key: 'stop.webhooks', ago: 143, to: true, reason: 'Un client refuse tout, sa file déborde' },
  { key: 'stop.webhooks', ago: 142, to: undefined, reason: 'Le client a réparé son serveur' },
  { key: 'maintenance.mode', ago: 77, to: 'read_only', reason: 'Reprise des index de recherche' },
  { key: 'maintenance.mode', ago: 76, to: undefined, reason: 'Reprise des index terminée' },
  { key: 'signups.open', ago: 52, to: false },
  { key: 'signups.open', ago: 51, to: undefined },
];

const dated = (today: Date) =>
  changes.map((change) => ({ ...change, at: momentOf(today, change.ago, `${change.key} ${change.ago}`) }));

export function settingLines(admin: Admin, today: Date): AuditLineItem[] {
  const now = new Map<SettingKey, Change['to']>();
  return dated(today).map(({ key, to, at }) => {
    const values = [{ field: 'value', from: now.get(key) ?? null, to: to ?? null }];
    now.set(key, to);
    return pastLine(ours(admin), { type: 'setting.updated', entityId: key, changed: ['value'], values }, at);
  });
}

/** Where someone has changed one of them here, their settings stay. */
export async function writeSettings(admin: Admin, today: Date): Promise<void> {
  const { part, settings: before, revision } = await storedSettings();
  if (changes.some(({ key }) => key in before)) return;
  const now = new Map<SettingKey, Change['to']>();
  const settings = { ...before };
  const told = dated(today).map(({ key, to, reason, at }) => {
    const from = now.get(key);
    now.set(key, to);
    settings[key] = { byId: admin.userId, updatedAt: at.toISOString(), version: (settings[key]?.version ?? 0) + 1 };
    return {
      ...{ part, settingKey: key, changeId: idOfSource('stc', at, key), byId: admin.userId, at: at.toISOString() },
      ...{ from, to, reason, ttl: ttlOf(at) },
    };
  });
  await putAll(told, (change) => SettingChange.put(change));
  await StoredSettings.put({ part, settings, revision: revision + told.length }).go();
  forgetSystemSettings();
}

/** Why it was decided, which the log does not say. */
export const decisionItems = (house: House, admin: Admin, today: Date) =>
  decisionsOf(house, today).map(({ at, act, reason }) =>
    WorkspaceChange.put({
      ...{ workspaceId: house.workspaceId, changeId: idOfSource('wkc', at, house.workspaceId), byId: admin.userId },
      ...{ changed: act.changed, reason, at: at.toISOString(), ttl: ttlOf(at) },
    }),
  );
