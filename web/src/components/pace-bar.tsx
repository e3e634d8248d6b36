import { metricText } from '../../../shared/campaigns/metric-words.ts';
import { pacingWords } from '../../../shared/campaigns/pacing-words.ts';
import type { Pacing } from '../../../shared/rules/pacing.ts';
import { formatPercent } from '../lib/format.ts';
import classes from './pace-bar.module.css';

type Props = {
  pacing: Pacing;
  currency: string;
  /** Among many, those that go as planned have no word. */
  quiet?: boolean;
};

/** What is spent of the budget, beside the part of its days that is gone. */
export function PaceBar({ pacing, currency, quiet = false }: Props) {
  const { state, spentShare, elapsedShare, spent, amount } = pacing;
  if (spentShare === null || elapsedShare === null) return <span className={classes.words}>{pacingWords[state]}</span>;
  const said = `${formatPercent(spentShare)} du budget dépensé pour ${formatPercent(elapsedShare)} du temps`;
  const money =
    spent === null || amount === null
      ? ''
      : `\u00a0: ${metricText('spend', spent, currency)} sur ${metricText('spend', amount, currency)}`;
  return (
    <span className={classes.root} title={`${said}${money}`}>
      <span className={classes.track} role="img" aria-label={said}>
        <span className={classes.spent} data-state={state} style={{ width: `${Math.min(spentShare, 1) * 100}%` }} />
        <span className={classes.elapsed} style={{ left: `${Math.min(elapsedShare, 1) * 100}%` }} />
      </span>
      {!(quiet && state === 'on_track') && (
        <span className={classes.words} data-state={state}>
          {pacingWords[state]}
        </span>
      )}
    </span>
  );
}
