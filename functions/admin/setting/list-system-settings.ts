import * as contract from '../../../shared/admin/setting.contract.ts';
import { settingTexts } from '../../../shared/admin/setting-texts.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { storedSettings } from '../../platform/system/system-settings.ts';
import { shownSetting } from './shown-setting.ts';
import { waitingOf } from './waiting-of.ts';

export const handler = defineHandler(contract.listSystemSettings, async () => {
  const { settings } = await storedSettings();
  const names = await peopleNames([...new Set(Object.values(settings).map(({ byId }) => byId))]);
  const items = keysOf(settingTexts).map(async (key) => ({
    ...shownSetting(key, settings[key], names),
    waiting: await waitingOf(key),
  }));
  return { items: await Promise.all(items) };
});
