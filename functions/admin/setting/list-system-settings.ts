import * as contract from '../../../shared/admin/setting.contract.ts';
import { settingTexts } from '../../../shared/admin/setting-texts.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { SystemSetting } from '../../platform/system/system-setting.entity.ts';
import { settingsPart } from '../../platform/system/system-settings.ts';
import { shownSetting } from './shown-setting.ts';

export const handler = defineHandler(contract.listSystemSettings, async () => {
  const { data } = await SystemSetting.query.all({ part: settingsPart() }).go({ pages: 'all', consistent: true });
  const stored = new Map(data.map((one) => [one.settingKey, one]));
  const names = await peopleNames([...new Set(data.map(({ byId }) => byId))]);
  return { items: keysOf(settingTexts).map((key) => shownSetting(key, stored.get(key), names)) };
});
