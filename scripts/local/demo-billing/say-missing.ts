import { StoredSettings } from '../../../functions/platform/system/stored-settings.entity.ts';
import { forgetSystemSettings, storedSettings } from '../../../functions/platform/system/system-settings.ts';
import type { SettingKey } from '../../../shared/kernel/system-settings.ts';

/** Says what nobody has said of these settings yet. */
export async function sayMissing(values: Partial<Record<SettingKey, string>>): Promise<void> {
  const { part, settings, revision } = await storedSettings();
  const missing = Object.entries(values).filter(([key]) => !(key in settings));
  if (missing.length === 0) return;
  const by = { byId: 'system', updatedAt: new Date().toISOString(), version: 1 };
  const said = Object.fromEntries(missing.map(([key, value]) => [key, { ...by, value }]));
  await StoredSettings.put({ part, settings: { ...settings, ...said }, revision: revision + 1 }).go();
  forgetSystemSettings();
}
