import { isDeepStrictEqual } from 'node:util';
import type { SettingValue } from '../../../shared/admin/setting.contract.ts';
import * as contract from '../../../shared/admin/setting.contract.ts';
import { keptValue, reasonProblem } from '../../../shared/admin/setting-problems.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { type FlagValue, isFlagValue } from '../../../shared/kernel/flags.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { type SettingKey, type SettingSpec, settingSpec } from '../../../shared/kernel/system-settings.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type AuditValue, audit, platformChain } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { newId } from '../../platform/new-id.ts';
import {
  type StoredSetting,
  StoredSettings,
  type StoredSettingsItem,
} from '../../platform/system/stored-settings.entity.ts';
import { forgetSystemSettings, storedSettings } from '../../platform/system/system-settings.ts';
import { knownKey } from './known-key.ts';
import { SettingChange } from './setting-change.entity.ts';
import { shownSetting } from './shown-setting.ts';

/** Changes a setting, unless someone else has since it was read: it counts everywhere within ten seconds. */
export const handler = defineHandler(contract.updateSystemSetting, async ({ actor, params, body }) => {
  const key = knownKey(params.key);
  const spec = settingSpec(key);
  const value = storedValue(spec, body.value);
  const names = new Map([[actor.userId, fullNameOf(actor.user)]]);
  // They stand in one item: someone may change another one at that moment.
  return withFreshReads(async () => {
    const all = await storedSettings();
    const before = all.settings[key];
    if ((before?.version ?? 0) !== body.version) throw new AppError('conflict');
    if (isDeepStrictEqual(before?.value, value)) return { setting: shownSetting(key, before, names) };
    const problem = reasonProblem(spec, body.reason);
    if (problem) throw invalidField('reason', problem);
    const after = await change(key, { by: actor, all, value, reason: body.reason });
    return { setting: shownSetting(key, after, names) };
  });
});

/** What is kept of a value: nothing of the default, nor of a text without a word. */
function storedValue(spec: SettingSpec, given: SettingValue | null): SettingValue | undefined {
  const value = typeof given === 'string' ? given.trim() : given;
  if (value === null || value === '') return undefined;
  const kept = keptValue(spec, value);
  if ('problem' in kept) throw invalidField('value', kept.problem);
  return kept.value;
}

type Change = {
  by: Actor;
  all: StoredSettingsItem;
  value: SettingValue | undefined;
  reason: string | undefined;
};

async function change(settingKey: SettingKey, { by, all, value, reason }: Change): Promise<StoredSetting> {
  const now = new Date();
  const at = now.toISOString();
  const { part, settings, revision } = all;
  const before = settings[settingKey];
  const after = { value, byId: by.userId, updatedAt: at, version: (before?.version ?? 0) + 1 };
  const raised = { part, settings: { ...settings, [settingKey]: after }, revision: revision + 1 };
  await write([
    put(
      revision === 0
        ? StoredSettings.create(raised)
        : StoredSettings.put(raised).where((attr, { eq }) => eq(attr.revision, revision)),
      changedMeanwhile,
    ),
    put(
      SettingChange.create({
        ...{ part, settingKey, changeId: newId('stc', now), byId: by.userId, at },
        ...{ from: before?.value, to: value, reason },
        ttl: Math.floor(now.getTime() / 1000) + keptDays.audit * daySeconds,
      }),
    ),
    audit(
      { ...by, workspaceId: platformChain },
      {
        type: 'setting.updated',
        entityId: settingKey,
        changed: ['value'],
        // The log holds no text of anyone.
        ...(settingSpec(settingKey).type !== 'text' && { values: loggedValues(settingKey, before?.value, value) }),
      },
      now,
    ),
  ]);
  forgetSystemSettings();
  return after;
}

/** Of a flag its parts, the workspaces by their number; what is missing is the default. */
function loggedValues(key: SettingKey, before: unknown, after: unknown): AuditValue[] {
  const spec = settingSpec(key);
  if (spec.type !== 'flag') return [{ field: 'value', from: loggedValue(before), to: loggedValue(after) }];
  const [from, to] = [before, after].map((value) => (isFlagValue(value) ? value : spec.default)) as [
    FlagValue,
    FlagValue,
  ];
  const all = [
    { field: 'on', from: from.on, to: to.on },
    { field: 'percent', from: from.percent, to: to.percent },
    { field: 'workspaces', from: from.workspaceIds.length, to: to.workspaceIds.length },
  ];
  return all.filter((value) => value.from !== value.to);
}

const loggedValue = (value: unknown) => (value ?? null) as AuditValue['from'];
