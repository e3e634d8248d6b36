import { isSettingKey, type SettingKey } from '../../../shared/kernel/system-settings.ts';
import { AppError } from '../../platform/app-error.ts';

/** The setting that an address names; a 404 for any other. */
export function knownKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw new AppError('not_found');
  return key;
}
