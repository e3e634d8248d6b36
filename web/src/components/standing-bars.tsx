import { BarChart } from '@mantine/charts';

type Props = {
  rows: readonly { label: string; value: number }[];
  name: string;
  format: (value: number) => string;
  /** Of the scale; as the values when not said. */
  tick?: (value: number) => string;
  wholeNumbers?: boolean;
};

/** Values over time, as bars standing. */
export function StandingBars({ rows, name, format, tick = format, wholeNumbers = false }: Props) {
  return (
    <BarChart
      h={240}
      data={[...rows]}
      dataKey="label"
      series={[{ name: 'value', label: name, color: 'var(--mantine-color-information-filled)' }]}
      valueFormatter={format}
      tickLine="none"
      barProps={{ radius: 2, maxBarSize: 56, isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
      xAxisProps={{ minTickGap: 48 }}
      yAxisProps={{ width: 52, allowDecimals: !wholeNumbers, tickFormatter: tick }}
    />
  );
}
