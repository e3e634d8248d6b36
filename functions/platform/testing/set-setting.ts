import * as contract from '../../../shared/admin/setting.contract.ts';
import type { SettingKey } from '../../../shared/kernel/system-settings.ts';
import { call } from './call.ts';
import { signedInUser } from './factories.ts';

/** Changes a setting of the platform as an administrator does; null gives back its default. */
export async function setSetting(key: SettingKey, value: contract.SettingValue | null): Promise<void> {
  const { token } = await signedInUser({ role: 'admin' });
  const { data } = await call(contract.listSystemSettings, { token });
  const version = data.items.find((one) => one.key === key)?.version ?? 0;
  const body = { value, version, reason: 'Un incident chez un hébergeur' };
  const { status, error } = await call(contract.updateSystemSetting, { token, params: { key }, body });
  if (status !== 200) throw new Error(`${key} was not set: ${status} ${JSON.stringify(error)}`);
}
