import { deltaWords } from '../../../../../shared/campaigns/delta-words.ts';
import {
  isRatio,
  type MetricName,
  metricLabels,
  metricText,
  reasonText,
} from '../../../../../shared/campaigns/metric-words.ts';
import { ChangeWords } from '../../../components/change-words.tsx';
import { Figure } from '../../../components/figure.tsx';
import classes from './metric-card.module.css';
import type { Metrics } from './use-campaign.ts';

type Props = { name: MetricName; metrics: Metrics; label?: string | undefined };

/** A figure of the period, or what it still needs; its arithmetic on hover, focus or tap. */
export function MetricCard({ name, metrics, label = metricLabels[name] }: Props) {
  return (
    <div className={classes.root}>
      <dt className={classes.name}>{label}</dt>
      <dd className={classes.body}>
        <span className={classes.value}>
          <Figure name={name} figures={metrics} currency={metrics.currency} rounded />
        </span>
        <Needed name={name} metrics={metrics} />
        <Target name={name} metrics={metrics} />
        <Change name={name} metrics={metrics} />
      </dd>
    </div>
  );
}

/** How far a figure is from being told. */
function Needed({ name, metrics: { totals, ratios, currency } }: Props) {
  const { breakEvenRoas } = ratios;
  if (name === 'contribution' && totals.contribution === null && breakEvenRoas.reason === 'no_margin') {
    return <span className={classes.needed}>{reasonText(breakEvenRoas, currency)}</span>;
  }
  if (!isRatio(name) || ratios[name].reason !== 'insufficient_data') return null;
  return <span className={classes.needed}>{reasonText(ratios[name], currency)}</span>;
}

const targetWords = {
  met: { text: 'atteint', verdict: 'better' },
  missed: { text: 'manqué', verdict: 'worse' },
  uncertain: { text: 'trop tôt pour le dire', verdict: 'uncertain' },
  insufficient_data: { text: 'données insuffisantes', verdict: 'uncertain' },
} as const;

/** Whether a target is met, and within what chance alone may have moved the figure. */
function Target({ name, metrics: { targets, currency } }: Props) {
  const aimed = targets.find(({ metric }) => metric === name);
  if (!aimed) return null;
  const { target, interval, state } = aimed;
  const { text, verdict } = targetWords[state];
  const show = (value: number) => metricText(name, value, currency);
  return (
    <>
      <span className={classes.change}>
        Objectif {show(target)}&nbsp;: <span data-verdict={verdict}>{text}</span>
      </span>
      {interval && (
        <span className={classes.change}>
          entre {show(interval.lower)} et {show(interval.upper)}
        </span>
      )}
    </>
  );
}

/** Whether some change bears the sign that the key below explains. */
export const hasUncertain = (names: readonly MetricName[], { deltas }: Pick<Metrics, 'deltas'>): boolean =>
  names.some((name) => deltas && deltaWords(name, deltas[name])?.verdict === 'uncertain');

function Change({ name, metrics: { deltas, currency } }: Props) {
  const delta = deltas?.[name];
  if (!delta) return null;
  const words = deltaWords(name, delta);
  const before = delta.previous === null ? null : metricText(name, delta.previous, currency);
  return (
    <span className={classes.change}>
      {words ? (
        <span data-verdict={words.verdict ?? undefined}>
          <ChangeWords words={words} brief />
        </span>
      ) : (
        <span>{before ? 'sans comparaison' : 'rien à quoi comparer'}</span>
      )}
      {before && <span> · avant {before}</span>}
    </span>
  );
}
