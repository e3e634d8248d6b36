import { Text } from '@mantine/core';
import { metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import type { listPerformanceDays } from '../../../../../../shared/campaigns/performance.contract.ts';
import { type PerformanceSource, performanceSources } from '../../../../../../shared/campaigns/performance.contract.ts';
import { keysOf } from '../../../../../../shared/kernel/closed-lists.ts';
import type { RouteOutput } from '../../../../../../shared/kernel/route.ts';
import { type Counter, counters } from '../../../../../../shared/rules/counters.ts';
import { ChartFrame } from '../../../../components/chart-frame.tsx';
import { formatCount, formatDay, formatList, formatPercent } from '../../../../lib/format.ts';
import { type Cell, CellLegend, DayGrid } from '../day-grid.tsx';
import classes from './coverage.module.css';

type Days = RouteOutput<typeof listPerformanceDays>['items'];
type Props = {
  /** Of the period, up to today. */
  dates: readonly string[];
  days: Days;
};

const colors: Record<PerformanceSource, string> = {
  person: 'var(--mantine-color-warning-filled)',
  key: 'var(--mantine-color-positive-filled)',
  import: 'var(--mantine-color-information-filled)',
  connection: 'var(--mantine-primary-color-filled)',
};

/** Which days have figures and whence, and what these measure. */
export function Coverage({ dates, days }: Props) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const sourcesOf = (date: string) => byDate.get(date)?.sources.map((source) => performanceSources[source]) ?? [];
  const present = keysOf(performanceSources).filter((source) => days.some(({ sources }) => sources.includes(source)));
  const isMissing = dates.some((date) => !byDate.has(date));
  return (
    <div className={classes.both}>
      <ChartFrame
        title="Jours reçus"
        unit="Une colonne par semaine, par source"
        columns={['Jour', 'Source']}
        rows={dates.map((date) => ({
          label: formatDay(date),
          figures: [formatList(sourcesOf(date)) || 'aucune donnée'],
        }))}
      >
        <DayGrid days={dates} cellOf={(date) => cellOf(date, byDate.get(date)?.sources ?? [])} />
        <CellLegend
          items={[
            ...present.map((source): Cell => ({ title: performanceSources[source], color: colors[source], part: 1 })),
            ...(isMissing ? [{ title: 'aucune donnée', mark: 'missing' } as const] : []),
          ]}
        />
      </ChartFrame>
      <Measured days={days} />
    </div>
  );
}

function cellOf(date: string, sources: Days[number]['sources']): Cell {
  const [first] = sources;
  if (!first) return { title: `${formatDay(date)}\u00a0: aucune donnée`, mark: 'missing' };
  const names = formatList(sources.map((source) => performanceSources[source]));
  return { title: `${formatDay(date)}\u00a0: ${names}`, color: colors[first], part: sources.length > 1 ? 0.6 : 1 };
}

const peopleLabels: Partial<Record<Counter, string>> = {
  reach7d: 'Personnes touchées en 7 jours',
  reach28d: 'Personnes touchées en 28 jours',
};
const labelOf = (counter: Counter): string => peopleLabels[counter] ?? Reflect.get(metricLabels, counter) ?? counter;

/** On how many of the days with figures each counter was measured; what never was, in a line. */
function Measured({ days }: { days: Days }) {
  const counts = counters.map((counter) => ({
    counter,
    count: days.filter(({ measured }) => measured.includes(counter)).length,
  }));
  const some = counts.filter(({ count }) => count > 0);
  const always = some.filter(({ count }) => count === days.length);
  const partly = some.filter(({ count }) => count < days.length);
  const never = counts.filter(({ count, counter }) => count === 0 && !(counter in peopleLabels));
  return (
    <ChartFrame
      title="Ce que ces jours mesurent"
      unit={`Sur ${formatCount(days.length, 'jour reçu', 'jours reçus')}`}
      columns={['Mesure', 'Jours', 'Part']}
      rows={some.map(({ counter, count }) => ({
        label: labelOf(counter),
        figures: [String(count), formatPercent(count / days.length)],
      }))}
      note={never.length > 0 && `Jamais mesuré\u00a0: ${formatList(never.map(({ counter }) => labelOf(counter)))}.`}
    >
      {always.length > 0 && (
        <Text size="sm" mb={partly.length > 0 ? 'sm' : 0}>
          <strong>Tous les jours&nbsp;:</strong> {formatList(always.map(({ counter }) => labelOf(counter)))}.
        </Text>
      )}
      <ul className={classes.measured}>
        {partly.map(({ counter, count }) => (
          <li key={counter}>
            <span>{labelOf(counter)}</span>
            <span className={classes.track}>
              <span className={classes.bar} style={{ width: `${(100 * count) / days.length}%` }} />
            </span>
            <span className={classes.count}>{`${count} sur ${days.length}`}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
