import { BarChart } from '@mantine/charts';
import { ChartFrame } from '../../../components/chart-frame.tsx';
import { formatNumber } from '../../../lib/format.ts';

const last = 9;
const labelOf = (place: number) => (place === last ? '90 à 100' : `${place * 10} à ${place * 10 + 9}`);

/** The scores by ten, today and with the rules being written. */
export function ScoreChart({ before, after }: { before: readonly number[]; after: readonly number[] }) {
  const rows = after.map((count, place) => ({
    label: labelOf(place),
    from: place * 10,
    before: before[place] ?? 0,
    after: count,
  }));
  return (
    <ChartFrame
      title="Répartition des scores"
      unit="Nombre de prospects, par tranche de dix points"
      columns={['Score', 'Aujourd’hui', 'Avec ces règles']}
      rows={rows.map((row) => ({ label: row.label, figures: [formatNumber(row.before), formatNumber(row.after)] }))}
    >
      <BarChart
        h={220}
        data={rows}
        dataKey="from"
        series={[
          { name: 'before', label: 'Aujourd’hui', color: 'var(--color-control)' },
          { name: 'after', label: 'Avec ces règles', color: 'var(--mantine-color-information-filled)' },
        ]}
        valueFormatter={formatNumber}
        tickLine="none"
        withLegend
        legendProps={{ verticalAlign: 'bottom', height: 28, itemSorter: null }}
        barProps={{ radius: 2, isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false, barGap: 1, margin: { top: 10 } }}
        yAxisProps={{ width: 36, allowDecimals: false }}
      />
    </ChartFrame>
  );
}
