import { LineChart } from '@mantine/charts';
import type { AdminDashboard } from '../../../../../shared/admin/dashboard.contract.ts';
import { centsText, eurosText } from '../../../../../shared/billing/euros.ts';
import { ChartFrame, ChartGrid } from '../../../components/chart-frame.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';

type Series = AdminDashboard['series'];

/** Day by day: what recurs, and who signed up; each with its table. */
export const SeriesCharts = ({ series }: { series: Series }) => (
  <ChartGrid>
    <DayChart
      title="MRR par jour"
      unit="En euros hors taxes, le soir"
      name="MRR"
      rows={pointsOf(series, 'mrr')}
      format={centsText}
      tick={(value) => eurosText(Math.round(value))}
    />
    <DayChart
      title="Inscriptions par jour"
      unit="Nombre de personnes"
      name="Inscriptions"
      rows={pointsOf(series, 'signUps')}
      format={formatNumber}
    />
  </ChartGrid>
);

type Point = { label: string; value: number };

const pointsOf = (series: Series, name: 'mrr' | 'signUps'): Point[] =>
  series.flatMap((point) => {
    const value = point[name];
    return value === null ? [] : [{ label: shortDay(point.day), value }];
  });

type Props = {
  title: string;
  unit: string;
  name: string;
  rows: Point[];
  format: (value: number) => string;
  tick?: (value: number) => string;
};

function DayChart({ title, unit, name, rows, format, tick = format }: Props) {
  if (rows.length === 0) return null;
  return (
    <ChartFrame
      title={title}
      unit={unit}
      columns={['Jour', name]}
      rows={rows.map(({ label, value }) => ({ label, figures: [format(value)] }))}
    >
      <LineChart
        h={240}
        data={rows}
        dataKey="label"
        series={[{ name: 'value', label: name, color: 'var(--mantine-color-information-filled)' }]}
        valueFormatter={format}
        curveType="linear"
        withDots={false}
        tickLine="none"
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
        xAxisProps={{ minTickGap: 48 }}
        yAxisProps={{ width: 72, allowDecimals: false, tickFormatter: tick }}
      />
    </ChartFrame>
  );
}
