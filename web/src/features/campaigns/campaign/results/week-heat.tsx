import { type MetricName, metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import { addDays } from '../../../../../../shared/kernel/paris-day.ts';
import { ChartFrame } from '../../../../components/chart-frame.tsx';
import { metricOf, valueText } from '../../../../lib/bucket-words.ts';
import { formatDay } from '../../../../lib/format.ts';
import { CellLegend, DayGrid, mondaysOf, weekdays } from '../day-grid.tsx';
import type { Performance } from '../use-campaign.ts';

const mostWeeks = 53;
const faintest = 0.12;

type Props = { days: Performance; metric: MetricName };

/** A metric by weekday and week: what only some weekdays do stands out as a row. */
export function WeekHeat({ days: { items, currency }, metric }: Props) {
  const first = mondaysOf(items.map(({ date }) => date)).at(-mostWeeks) ?? '';
  const shown = items.filter(({ date }) => date >= first);
  const byDay = new Map(shown.map((bucket) => [bucket.date, bucket]));
  const values = shown.flatMap((bucket) => metricOf(bucket, metric) ?? []);
  if (values.length === 0) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const partOf = (value: number) =>
    most === least ? 0.5 : faintest + ((1 - faintest) * (value - least)) / (most - least);
  const dates = shown.map(({ date }) => date);
  const textAt = (date: string) => valueText(byDay.get(date), metric, currency);
  return (
    <ChartFrame
      title={`${metricLabels[metric]} par jour de la semaine`}
      unit="Une colonne par semaine, couleur plus vive = plus élevé"
      columns={['Semaine du', ...weekdays]}
      rows={mondaysOf(dates).map((monday) => ({
        label: formatDay(monday),
        figures: weekdays.map((_, on) => (byDay.has(addDays(monday, on)) ? textAt(addDays(monday, on)) : '')),
      }))}
    >
      <DayGrid
        days={dates}
        cellOf={(date) => {
          const value = metricOf(byDay.get(date), metric);
          const title = `${formatDay(date)}\u00a0: ${textAt(date)}`;
          return value === null ? { title, mark: 'empty' } : { title, part: partOf(value) };
        }}
      />
      <CellLegend
        items={[
          { title: 'le plus bas', part: faintest },
          { title: 'le plus élevé', part: 1 },
          { title: 'sans chiffre', mark: 'empty' },
        ]}
      />
    </ChartFrame>
  );
}
