import type { Pacing } from '../../../shared/rules/pacing.ts';
import { formatPercent } from '../lib/format.ts';
import { metricText } from '../lib/metric-words.ts';
import classes from './pace-bar.module.css';

const words: Record<Pacing['state'], string> = {
  none: 'sans budget',
  no_end: 'sans date de fin',
  not_started: 'pas commencé',
  finished: 'terminé',
  under: 'en retard',
  on_track: 'dans le rythme',
  over: 'en avance',
};

/** What is spent of the budget, beside the part of its days that is gone. */
export function PaceBar({ pacing, currency }: { pacing: Pacing; currency: string }) {
  const { state, spentShare, elapsedShare, spent, amount } = pacing;
  if (spentShare === null || elapsedShare === null) return <span className={classes.words}>{words[state]}</span>;
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
      <span className={classes.words} data-state={state}>
        {words[state]}
      </span>
    </span>
  );
}
