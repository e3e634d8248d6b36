import { shortDay } from '../../../../lib/short-day.ts';
import type { Performance } from '../use-campaign.ts';
import classes from './results.module.css';

/** What happened in the period: the flags under the chart, in words. */
export function Notes({ annotations }: { annotations: Performance['annotations'] }) {
  if (annotations.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label="Notes de la période">
      {annotations.map(({ id, date, text, automatic }) => (
        <li key={id}>
          <span className={classes.flag} aria-hidden />
          <span className={classes.day}>{shortDay(date)}</span>
          <span>
            {text}
            {automatic && <span className={classes.day}> · noté par Réclame</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
