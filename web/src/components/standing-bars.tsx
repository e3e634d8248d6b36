import { BarChart } from '@mantine/charts';

type Props = {
  /** `before`: the same of the period before, where it is known. */
  rows: readonly { label: string; value: number; before?: number | null }[];
  name: string;
  /** What the values of the period before are called; without it they are not shown. */
  before?: string | undefined;
  format: (value: number) => string;
  /** Of the scale; as the values when not said. */
  tick?: (value: number) => string;
  wholeNumbers?: boolean;
  /** What the scale goes up by, where its own steps would not be round. */
  ticks?: number[];
};

/** Values over time, as bars standing. */
export function StandingBars({ rows, name, before, format, tick = format, wholeNumbers = false, ticks }: Props) {
  const earlier = before ? [{ name: 'before', label: before, color: 'var(--color-control)' }] : [];
  return (
    <BarChart
      h={240}
      data={[...rows]}
      dataKey="label"
      series={[...earlier, { name: 'value', label: name, color: 'var(--mantine-color-information-filled)' }]}
      withLegend={earlier.length > 0}
      legendProps={{ verticalAlign: 'bottom' }}
      valueFormatter={format}
      tickLine="none"
      barProps={{ radius: 2, maxBarSize: 56, isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
      xAxisProps={{ minTickGap: 48 }}
      yAxisProps={{
        width: tick === format ? 52 : 68,
        allowDecimals: !wholeNumbers,
        tickFormatter: tick,
        ...(ticks && { ticks, domain: [0, ticks.at(-1) ?? 0] }),
      }}
    />
  );
}
