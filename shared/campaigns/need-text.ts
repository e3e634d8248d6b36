import { atFirstUse } from '../kernel/at-first-use.ts';
import type { ComparedMetric, Need } from '../rules/estimates.ts';

type Missing = Omit<Need, 'on'> & { on: Need['on'] | 'ads' };

type Words = readonly [one: string, many: string];

const needed: Record<Missing['on'], Words> = {
  ads: ['publicité', 'publicités'],
  days: ['jour mesuré', 'jours mesurés'],
  conversions: ['conversion', 'conversions'],
  leads: ['prospect', 'prospects'],
  successes: ['succès', 'succès'],
  failures: ['tentative sans succès', 'tentatives sans succès'],
};

const successes: Partial<Record<ComparedMetric, Words>> = {
  ctr: ['clic', 'clics'],
  linkCtr: ['clic (lien)', 'clics (lien)'],
  conversionRate: ['conversion', 'conversions'],
  hookRate: ['vue de 3\u00a0s', 'vues de 3\u00a0s'],
  holdRate: ['vue de 15\u00a0s', 'vues de 15\u00a0s'],
  completionRate: ['vue complète', 'vues complètes'],
};

const number = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** `18 conversions sur 30` */
export function needText(metric: ComparedMetric, { on, atLeast, have }: Missing): string {
  const [one, many] = (on === 'successes' && successes[metric]) || needed[on];
  // Platforms count parts of a conversion: what is missing is whole.
  const whole = Math.floor(have);
  return `${number().format(whole)} ${whole < 2 ? one : many} sur ${number().format(atLeast)}`;
}
