import { LineChart } from '@mantine/charts';
import { metricLabels, metricText } from '../../../../../shared/campaigns/metric-words.ts';
import type { Dashboard } from '../../../../../shared/dashboard/dashboard.contract.ts';
import { ChartFrame } from '../../../components/chart-frame.tsx';
import { currencyName } from '../../../lib/currency-name.ts';
import { formatMoney } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';

type Props = { series: NonNullable<Dashboard['series']>; currency: string };

const lines = ['spend', 'revenue'] as const;
const hues = { spend: 'var(--mantine-color-information-filled)', revenue: 'var(--mantine-color-accent-filled)' };

/** Spend and revenue over the period; days that nobody measured are gaps. */
export function SeriesChart({ series, currency }: Props) {
  const text = (name: (typeof lines)[number], value: number | null) =>
    value === null ? 'non mesuré' : metricText(name, value, currency);
  return (
    <ChartFrame
      title="Par jour"
      unit={`En ${currencyName(currency)}`}
      columns={['Jour', metricLabels.spend, metricLabels.revenue]}
      rows={series.map((point) => ({
        label: shortDay(point.date),
        figures: lines.map((name) => text(name, point[name])),
      }))}
    >
      <LineChart
        h={chartHeight}
        data={series.map(({ date, spend, revenue }) => ({ label: shortDay(date), spend, revenue }))}
        dataKey="label"
        series={lines.map((name) => ({ name, label: metricLabels[name], color: hues[name] }))}
        valueFormatter={(value) => formatMoney(value, currency)}
        curveType="linear"
        withDots={false}
        withLegend
        connectNulls={false}
        tickLine="none"
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
        xAxisProps={{ minTickGap: 48 }}
        yAxisProps={{ width: 72 }}
      />
    </ChartFrame>
  );
}

const chartHeight = 240;
