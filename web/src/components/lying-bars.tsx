import { BarChart } from '@mantine/charts';

const barHeight = 30;
const longestLabel = 19;

type Props = {
  rows: readonly { label: string; value: number }[];
  /** What the values are. */
  name: string;
  format: (value: number) => string;
  /** What pressing a bar does, by its place. */
  onChoose?: (at: number) => void;
};

/** Values as bars lying down, each with its own beside it. */
export function LyingBars({ rows, name, format, onChoose }: Props) {
  return (
    <BarChart
      h={Math.max(rows.length, 3) * barHeight + 24}
      data={rows.map(({ label, value }) => ({ label: shortened(label), value }))}
      dataKey="label"
      orientation="vertical"
      series={[{ name: 'value', label: name, color: 'var(--mantine-color-information-filled)' }]}
      valueFormatter={format}
      gridAxis="none"
      tickLine="none"
      withXAxis={false}
      withBarValueLabel
      barProps={{
        radius: 4,
        maxBarSize: 18,
        isAnimationActive: false,
        ...(onChoose && { cursor: 'pointer', onClick: (_bar: unknown, at: number) => onChoose(at) }),
      }}
      barChartProps={{ margin: { right: 44 }, accessibilityLayer: false }}
      yAxisProps={{ width: 132, interval: 0 }}
      valueLabelProps={{ position: 'right', fill: 'var(--mantine-color-text)', fontSize: 12 }}
    />
  );
}

const shortened = (label: string) => (label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label);
