import type { SettingValue, SystemSetting } from '../../../../../shared/admin/setting.contract.ts';
import type { FlagValue } from '../../../../../shared/kernel/flags.ts';
import { formatCount, formatMoment, formatNumber, formatPercent } from '../../../lib/format.ts';

/** A value as people read it: « Oui », « 14 », « Fermée ». */
export function valueWords({ options, format }: SystemSetting, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'object') return flagWords(value);
  if (value === '') return 'Aucun texte';
  if (format === 'instant') return formatMoment(value);
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** « Pour 33 % des espaces, et 2 espaces choisis », « Pour personne » */
function flagWords({ on, percent, workspaceIds }: FlagValue): string {
  const said = [
    ...(percent > 0 ? [`${formatPercent(percent / 100)} des espaces`] : []),
    ...(workspaceIds.length > 0 ? [formatCount(workspaceIds.length, 'espace choisi', 'espaces choisis')] : []),
  ];
  return on && said.length > 0 ? `Pour ${said.join(', et ')}` : 'Pour personne';
}
