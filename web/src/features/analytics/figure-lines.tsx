import { CompositeChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { ReferenceArea } from 'recharts';
import { type MetricName, metricText } from '../../../../shared/campaigns/metric-words.ts';
import { hatching, hatchingPattern } from '../../components/provisional-hatching.tsx';
import { roundTicks } from '../../lib/round-ticks.ts';

export type LineRow = { label: string; value: number | null; before: number | null | undefined; text: string[] };

type Props = {
  rows: readonly LineRow[];
  metric: MetricName;
  currency: string;
  /** Which of them may still move, in order. */
  moving: readonly number[];
};

/** A metric over time, beside the period that it is compared to: what nobody measured is a gap. */
export function FigureLines({ rows, metric, currency, moving }: Props) {
  const hasBefore = rows.some(({ before }) => before !== undefined);
  const line = { type: 'line' as const };
  const ticks = roundTicks(rows.flatMap(({ value, before }) => [value, before]));
  const [from, to] = [rows[moving[0] ?? -1]?.label, rows[moving.at(-1) ?? -1]?.label];
  return (
    <CompositeChart
      h={260}
      data={rows.map(({ label, value, before }) => ({ label, value, before }))}
      dataKey="label"
      series={[
        ...(hasBefore
          ? [{ ...line, name: 'before', color: 'var(--mantine-color-dimmed)', strokeDasharray: '4 4' }]
          : []),
        { ...line, name: 'value', color: 'var(--mantine-color-information-filled)' },
      ]}
      curveType="linear"
      connectNulls={false}
      withDots={rows.length <= 62}
      dotProps={{ r: 2.5 }}
      tickLine="none"
      lineProps={{ isAnimationActive: false }}
      composedChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
      xAxisProps={{ minTickGap: 48 }}
      yAxisProps={{
        width: 64,
        ticks,
        domain: [0, ticks.at(-1) ?? 0],
        tickFormatter: (value: number) => metricText(metric, value, currency).replace(/,00(?=\s)/, ''),
      }}
      tooltipProps={{
        content: ({ label }) => {
          const row = rows.find((one) => one.label === label);
          return (
            <Paper px="sm" py="xs" shadow="md" withBorder>
              <Text size="sm" fw={600}>
                {String(label)}
              </Text>
              {row?.text.map((text) => (
                <Text key={text} size="sm">
                  {text}
                </Text>
              ))}
            </Paper>
          );
        },
      }}
    >
      {hatchingPattern}
      {from && to && <ReferenceArea x1={from} x2={to} {...hatching} />}
    </CompositeChart>
  );
}
