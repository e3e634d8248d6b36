import type { Count } from '../../../shared/ads/ad.ts';
import { formatDay, formatNumber } from '../lib/format.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { Counted } from './count-chart.tsx';
import { StandingBars } from './standing-bars.tsx';

type Props = { title: string; counted: Counted; weeks: readonly Count[] };

/** How many there were each week. */
export function WeekChart({ title, counted: { name, unit }, weeks }: Props) {
  const rows = weeks.map(({ value, count }) => ({ label: formatDay(value), value: count }));
  return (
    <ChartFrame
      title={title}
      unit={`${unit}, par semaine`}
      columns={['Semaine du', name]}
      rows={rows.map(({ label, value }) => ({ label, figures: [formatNumber(value)] }))}
    >
      <StandingBars rows={rows} name={name} format={formatNumber} wholeNumbers />
    </ChartFrame>
  );
}
