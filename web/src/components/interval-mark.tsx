import classes from './interval-mark.module.css';

type Interval = { lower: number; upper: number };
export type Axis = { from: number; to: number };
type Estimate = { value: number | null; interval: Interval | null };

/** One scale for several estimates, with `also` on it; null where none has a value. */
export function axisOf(estimates: readonly Estimate[], also: readonly number[] = []): Axis | null {
  const ends = estimates.flatMap(({ value, interval }) => [value, interval?.lower, interval?.upper]);
  const known = [...ends.filter((end) => typeof end === 'number'), ...also];
  if (ends.every((end) => typeof end !== 'number')) return null;
  // An interval that knows nothing would leave no room for the others: it runs off the scale.
  const values = [...estimates.flatMap(({ value }) => value ?? []), ...also];
  const [least, most] = [Math.min(...known), Math.min(Math.max(...known), 2.5 * Math.max(...values))];
  const room = (most - least) * 0.08 || most * 0.1 || 1;
  return { from: Math.max(0, least - room), to: most + room };
}

type Props = Estimate & { axis: Axis; target?: number | null | undefined };

/** A value, how far chance may have moved it, and the target that it is beside. */
export function IntervalMark({ value, interval, axis: { from, to }, target }: Props) {
  const at = (figure: number) => `${Math.min(100, Math.max(0, ((figure - from) / (to - from)) * 100))}%`;
  return (
    <div className={classes.axis} aria-hidden>
      {typeof target === 'number' && target >= from && target <= to && (
        <span className={classes.target} style={{ left: at(target) }} />
      )}
      {interval && (
        <span
          className={classes.span}
          style={{ left: at(interval.lower), width: `calc(${at(interval.upper)} - ${at(interval.lower)})` }}
        />
      )}
      <span className={classes.point} data-bare={!interval || undefined} style={{ left: at(value ?? from) }} />
    </div>
  );
}
