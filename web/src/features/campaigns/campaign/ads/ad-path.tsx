import { Figure } from '../../../../components/figure.tsx';
import classes from './ads.module.css';
import type { CampaignAd } from './use-ads.ts';

/** From who sees an ad to who buys: each a quotient of two sums. */
export const pathSteps = [
  { name: 'hookRate', label: 'Accroche' },
  { name: 'holdRate', label: 'Maintien' },
  { name: 'linkCtr', label: 'Clic' },
  { name: 'conversionRate', label: 'Conversion' },
] as const;

export type Scales = Record<(typeof pathSteps)[number]['name'], number>;

/** Of each step the best of these ads, which the bars of all are drawn against. */
export const scalesOf = (ads: readonly CampaignAd[]): Scales =>
  Object.fromEntries(
    pathSteps.map(({ name }) => [name, Math.max(...ads.map(({ ratios }) => ratios[name].value ?? 0))]),
  ) as Scales;

/** Four small bars; the steps that the ad does not measure are left out. */
export function AdPath({ ad, scales, currency }: { ad: CampaignAd; scales: Scales; currency: string }) {
  const steps = pathSteps.filter(({ name }) => ad.ratios[name].reason !== 'not_measured');
  if (steps.length === 0) return <span className={classes.none}>non mesuré</span>;
  return (
    <ul className={classes.path}>
      {steps.map(({ name, label }) => (
        <li key={name}>
          <span>{label}</span>
          <span className={classes.track}>
            <span
              className={classes.bar}
              style={{ width: `${scales[name] > 0 ? (100 * (ad.ratios[name].value ?? 0)) / scales[name] : 0}%` }}
            />
          </span>
          <Figure name={name} figures={ad} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
