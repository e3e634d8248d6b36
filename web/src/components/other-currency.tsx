import type { CurrencyFigures } from '../../../shared/campaigns/figures.ts';
import { type MetricName, metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { formatCount } from '../lib/format.ts';
import { Figure } from './figure.tsx';
import classes from './other-currency.module.css';

type Props = { told: CurrencyFigures; names: readonly MetricName[] };

/** What is in another currency than most: a line below the figures, to which it is never added. */
export function OtherCurrency({ told, names }: Props) {
  return (
    <dl className={classes.root}>
      <div>
        <dt className={classes.currency}>{told.currency}</dt>
        <dd className={classes.count}>{formatCount(told.campaigns, 'campagne')}</dd>
      </div>
      {names.map((name) => (
        <div key={name}>
          <dt>{metricLabels[name]}</dt>
          <dd>
            <Figure name={name} figures={told} currency={told.currency} rounded />
          </dd>
        </div>
      ))}
    </dl>
  );
}
