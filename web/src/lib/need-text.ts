import type { ComparedMetric, Need } from '../../../shared/rules/estimates.ts';
import { formatNumber } from './format.ts';

type Missing = Omit<Need, 'on'> & { on: Need['on'] | 'ads' };

const needed: Record<Missing['on'], string> = {
  ads: 'publicités',
  days: 'jours mesurés',
  conversions: 'conversions',
  leads: 'prospects',
  successes: 'succès',
  failures: 'essais sans succès',
};

const successes: Partial<Record<ComparedMetric, string>> = {
  ctr: 'clics',
  linkCtr: 'clics (lien)',
  conversionRate: 'conversions',
  hookRate: 'vues de 3\u00a0s',
  holdRate: 'vues de 15\u00a0s',
  completionRate: 'vues complètes',
};

/** `18 conversions sur 30` */
export function needText(metric: ComparedMetric, { on, atLeast, have }: Missing): string {
  const what = (on === 'successes' && successes[metric]) || needed[on];
  return `${formatNumber(have)} ${what} sur ${formatNumber(atLeast)}`;
}
