import { BarChart } from '@mantine/charts';
import type { Count } from '../../../../../shared/contract/ad.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ChartFrame } from './chart-frame.tsx';

const shownAtMost = 8;
const barHeight = 30;
const longestLabel = 19;

/** The largest counts, as bars lying down. */
export function CountChart({ title, counts }: { title: string; counts: readonly Count[] }) {
  const shown = counts.slice(0, shownAtMost);
  return (
    <ChartFrame
      title={title}
      unit={counts.length > shownAtMost ? `Nombre d’annonces, les ${shownAtMost} premiers` : 'Nombre d’annonces'}
      what={title.replace(/^Par /, '').replace(/^./, (first) => first.toUpperCase())}
      rows={counts}
    >
      <BarChart
        h={Math.max(shown.length, 3) * barHeight + 24}
        data={shown.map(({ label, count }) => ({ label: shortened(label), count }))}
        dataKey="label"
        orientation="vertical"
        series={[{ name: 'count', label: 'Annonces', color: 'var(--mantine-color-information-filled)' }]}
        valueFormatter={formatNumber}
        gridAxis="none"
        tickLine="none"
        withXAxis={false}
        withBarValueLabel
        barProps={{ radius: 4, maxBarSize: 18, isAnimationActive: false }}
        barChartProps={{ margin: { right: 44 }, accessibilityLayer: false }}
        yAxisProps={{ width: 132, interval: 0 }}
        valueLabelProps={{ position: 'right', fill: 'var(--mantine-color-text)', fontSize: 12 }}
      />
    </ChartFrame>
  );
}

const shortened = (label: string) => (label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label);
