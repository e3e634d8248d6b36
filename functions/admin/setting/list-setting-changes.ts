import type { SettingValue } from '../../../shared/admin/setting.contract.ts';
import * as contract from '../../../shared/admin/setting.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestPage } from '../../platform/http/newest-page.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { settingsPart } from '../../platform/system/system-settings.ts';
import { knownKey } from './known-key.ts';
import { SettingChange } from './setting-change.entity.ts';
import { shownBy } from './shown-setting.ts';

export const handler = defineHandler(contract.listSettingChanges, async (call) => {
  const read = async (before = firstIdAt('stc', Date.now() + hourMs), limit: number) => {
    const settingKey = knownKey(call.params.key);
    const below = SettingChange.query.ofSetting({ part: settingsPart(), settingKey }).lt({ changeId: before });
    return (await below.go({ order: 'desc', consistent: true, count: limit })).data;
  };
  const { items, nextCursor } = await newestPage(pageOf(call), read, ({ changeId }) => changeId);
  const names = await peopleNames([...new Set(items.map(({ byId }) => byId))]);
  return {
    items: items.map(({ changeId, at, byId, from, to, reason }) => ({
      ...{ id: changeId, at, by: shownBy(byId, names), reason: reason ?? null },
      ...{ from: (from ?? null) as SettingValue | null, to: (to ?? null) as SettingValue | null },
    })),
    nextCursor,
  };
});
