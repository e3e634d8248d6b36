import type { SettingValue, SystemSetting as Shown } from '../../../shared/admin/setting.contract.ts';
import { settingGroups, settingTexts } from '../../../shared/admin/setting-texts.ts';
import { actorNames } from '../../../shared/journal/actor-names.ts';
import { isSettingValue, type SettingKey, settingSpec } from '../../../shared/kernel/system-settings.ts';
import type { StoredSetting } from '../../platform/system/stored-settings.entity.ts';

/** A setting as its page shows it, with what was stored of it by who changed it last. */
export function shownSetting(
  key: SettingKey,
  stored: StoredSetting | undefined,
  names: ReadonlyMap<string, string>,
): Shown {
  const spec = settingSpec(key);
  const { group, label, description, options = {} } = settingTexts[key];
  return {
    key,
    group: { value: group, label: settingGroups[group] },
    label,
    description,
    type: spec.type,
    format: 'format' in spec ? (spec.format ?? null) : null,
    value: isSettingValue(spec, stored?.value) ? (stored?.value as SettingValue) : spec.default,
    default: spec.default,
    min: 'min' in spec ? spec.min : null,
    max: 'max' in spec ? spec.max : null,
    options: 'options' in spec ? spec.options.map((value) => ({ value, label: options[value] ?? value })) : null,
    danger: spec.danger === true,
    waiting: null,
    updatedAt: stored?.updatedAt ?? null,
    updatedBy: stored ? shownBy(stored.byId, names) : null,
    version: stored?.version ?? 0,
  };
}

export const shownBy = (id: string, names: ReadonlyMap<string, string>) => ({
  id,
  name: names.get(id) ?? actorNames.gonePerson,
});
