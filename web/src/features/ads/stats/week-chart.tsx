import { BarChart } from '@mantine/charts';
import type { Count } from '../../../../../shared/contract/ad.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { ChartFrame } from './chart-frame.tsx';

/** How many ads began each week. */
export function WeekChart({ weeks }: { weeks: readonly Count[] }) {
  const rows = weeks.map(({ value, count }) => ({ label: formatDay(value), count }));
  return (
    <ChartFrame title="Annonces lancées" unit="Nombre d’annonces, par semaine" what="Semaine du" rows={rows}>
      <BarChart
        h={240}
        data={rows}
        dataKey="label"
        series={[{ name: 'count', label: 'Annonces', color: 'var(--mantine-color-information-filled)' }]}
        valueFormatter={formatNumber}
        tickLine="none"
        barProps={{ radius: 2, isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
        xAxisProps={{ minTickGap: 48 }}
        yAxisProps={{ width: 44, allowDecimals: false }}
      />
    </ChartFrame>
  );
}
