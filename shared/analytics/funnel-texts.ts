import { metricLabels, metricText } from '../campaigns/metric-words.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';
import { dayText } from '../kernel/day-texts.ts';
import type { Quotient, QuotientReason } from '../rules/blended.ts';
import { crmStepLabels } from './messages.ts';
import type { DocumentBlock } from './report-data.ts';

type Funnel = DocumentBlock & { type: 'funnel' };
type CrmSteps = NonNullable<Funnel['crm']>;

/** A step as it stands in a table: its cells, how many of the step before it passed, and what stands under its name. */
export type FunnelLine = { cells: string[]; share: number | null; small?: string };

/** What is said around the steps, on the page as on paper. */
export const funnelTexts = {
  ads: 'De l’impression à la conversion',
  all: 'De l’impression à la signature',
  crm: 'Du prospect à l’affaire signée',
  adColumns: ['Étape', 'Nombre', 'Passage', 'Sur les impressions'],
  crmColumns: ['Étape', 'Nombre', 'Passage', 'Coût'],
  rates: 'Un passage se calcule sur les jours où les deux étapes sont mesurées.',
  prospects: (asOf: string) =>
    `Les prospects que la publicité a amenés pendant la période, par ce qu’ils étaient devenus le ${dayText(asOf)}.`,
  noProspect: 'La publicité n’a amené aucun prospect pendant la période.',
} as const;

const share = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumSignificantDigits: 3 }));
const whole = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));

const quotientWords: Record<QuotientReason, string> = {
  not_measured: 'non mesuré',
  no_denominator: 'rien à diviser',
  different_currencies: 'devises différentes',
};

/** A quotient as it is written, or why there is none. */
const quotientText = ({ value, reason }: Pick<Quotient, 'value' | 'reason'>, written: (value: number) => string) =>
  value === null ? quotientWords[reason ?? 'not_measured'] : written(value);

const rateText = (rate: Pick<Quotient, 'value' | 'reason'> | null): string =>
  rate ? quotientText(rate, (value) => share().format(value)) : '–';

/** Steps that nobody measured stay in their place: a missing tag is seen. */
export const adLines = ({ steps }: Pick<Funnel, 'steps'>): FunnelLine[] =>
  steps.map(({ key, value, rate, fromFirst }, at) => {
    const skips = rate && rate.of !== steps[at - 1]?.key;
    const counted = value === null ? quotientWords.not_measured : whole().format(value);
    return {
      cells: [
        metricLabels[key],
        counted,
        value === null ? '–' : rateText(rate),
        value === null ? '–' : rateText(fromFirst),
      ],
      share: at === 0 ? value && 1 : value === null ? null : (rate?.value ?? null),
      ...(skips && value !== null && { small: `Depuis «\u00a0${metricLabels[rate.of]}\u00a0»` }),
    };
  });

export const crmLines = (crm: CrmSteps, currency: string | null): FunnelLine[] =>
  crm.map(({ key, count, rate, cost }, at) => ({
    cells: [
      crmStepLabels[key],
      whole().format(count),
      rateText(rate),
      quotientText(cost, (value) => metricText('spend', value, currency ?? 'EUR')),
    ],
    share: at === 0 ? 1 : (rate?.value ?? null),
  }));
