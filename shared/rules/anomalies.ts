import { addDays } from '../kernel/paris-day.ts';
import { type Anomaly, watched } from './anomaly.ts';
import { anomalyText } from './anomaly-texts.ts';
import { drifts } from './drifts.ts';
import { levelAnomalies } from './level-anomalies.ts';
import { stoppedConversions } from './stopped-conversions.ts';
import type { DayFigures } from './totals.ts';
import { numberOf, watchedDays } from './watched-days.ts';

export type AnomaliesOf = {
  /** The days of a campaign, 112 before `from` at best. */
  days: readonly DayFigures[];
  asOf: string;
  /** The first day to tell of; the days before only say what is usual. All by default. */
  from?: string;
  currency: string;
};

/** What was unlike the days before, up to a day; by day, then in the order of the measures. */
export function anomaliesOf({ days, asOf, from = '', currency }: AnomaliesOf): Anomaly[] {
  const known = watchedDays(days, asOf);
  const last = { date: asOf, number: numberOf(asOf) };
  const found = [...levelAnomalies(known, from), ...stoppedConversions(known, last), ...drifts(known, last)];
  found.sort((a, b) =>
    a.date === b.date ? watched.indexOf(a.metric) - watched.indexOf(b.metric) : a.date < b.date ? -1 : 1,
  );
  return found.map((finding) => ({ ...finding, text: anomalyText(finding, currency) }));
}

/**
 * Those of the last day that someone is to be told of: none of a special day; of a level, critical ones, and others that the day
 * before had too, in the same direction.
 */
export function alerting(anomalies: readonly Anomaly[], asOf: string): Anomaly[] {
  const dayBefore = addDays(asOf, -1);
  return anomalies.filter(
    ({ date, kind, metric, direction, severity, specialDay }) =>
      date === asOf &&
      specialDay === null &&
      (kind !== 'level' ||
        severity === 'critical' ||
        anomalies.some(
          (other) =>
            other.date === dayBefore &&
            other.kind === 'level' &&
            other.metric === metric &&
            other.direction === direction &&
            other.specialDay === null,
        )),
  );
}
