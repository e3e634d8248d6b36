import { type InsightMetric, insightMetrics } from '../../../../../shared/learning/learning.rules.ts';
import { deedOf } from '../../../../../shared/rules/copy/feature-subjects.ts';
import { formatNumber } from '../../../lib/format.ts';
import { metricText, rangeText } from '../figures.ts';
import classes from './insights.module.css';
import { keyOfLift, type ToldLift, verdicts } from './lift-words.ts';

type Props = { lifts: readonly ToldLift[]; metric: InsightMetric; currency: string | null };

/** The plot in figures. */
export const LiftTable = ({ lifts, metric, currency }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
  <div className={classes.table} tabIndex={0}>
    <table aria-label={`Écarts de ${insightMetrics[metric]}`}>
      <thead>
        <tr>
          <th scope="col">Caractéristique</th>
          <th scope="col">Verdict</th>
          <th scope="col">Estimation prudente (90&#8239;%)</th>
          <th scope="col">Mesure brute (90&#8239;%)</th>
          <th scope="col">Avec</th>
          <th scope="col">Sans</th>
          <th scope="col">Annonces</th>
        </tr>
      </thead>
      <tbody>
        {lifts.map((lift) => (
          <tr key={keyOfLift(lift)}>
            <th scope="row">{deedOf(lift.feature, lift.value)}</th>
            <td>{verdicts[lift.verdict].label}</td>
            <td>{rangeText(lift.shrunkLift, lift.shrunkLow, lift.shrunkHigh)}</td>
            <td>{rangeText(lift.lift, lift.low, lift.high)}</td>
            <td>{metricText(metric, lift.rateWith, currency)}</td>
            <td>{metricText(metric, lift.rateWithout, currency)}</td>
            <td>
              {formatNumber(lift.adsWith)} / {formatNumber(lift.adsWithout)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
