import type { SettingValue, SystemSetting } from '../../../../../shared/admin/setting.contract.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';

/** A value as people read it: « Oui », « 14 », « Fermée ». */
export function valueWords({ options, format }: SystemSetting, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') return formatNumber(value);
  if (value === '') return 'Aucun texte';
  if (format === 'instant') return formatMoment(value);
  return options?.find((option) => option.value === value)?.label ?? value;
}
