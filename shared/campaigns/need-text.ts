import { atFirstUse } from '../kernel/at-first-use.ts';
import type { ComparedMetric, Need } from '../rules/estimates.ts';

type Missing = Omit<Need, 'on'> & { on: Need['on'] | 'ads' };

const needed: Record<Missing['on'], string> = {
  ads: 'publicités',
  days: 'jours mesurés',
  conversions: 'conversions',
  leads: 'prospects',
  successes: 'succès',
  failures: 'tentatives sans succès',
};

const successes: Partial<Record<ComparedMetric, string>> = {
  ctr: 'clics',
  linkCtr: 'clics (lien)',
  conversionRate: 'conversions',
  hookRate: 'vues de 3\u00a0s',
  holdRate: 'vues de 15\u00a0s',
  completionRate: 'vues complètes',
};

const number = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** `18 conversions sur 30` */
export function needText(metric: ComparedMetric, { on, atLeast, have }: Missing): string {
  const what = (on === 'successes' && successes[metric]) || needed[on];
  return `${number().format(have)} ${what} sur ${number().format(atLeast)}`;
}
