import { CompositeChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { type MetricName, metricText } from '../../../../shared/campaigns/metric-words.ts';

export type LineRow = { label: string; value: number | null; before: number | null | undefined; text: string[] };

type Props = { rows: readonly LineRow[]; metric: MetricName; currency: string };

/** A metric over time, beside the period that it is compared to: what nobody measured is a gap. */
export function FigureLines({ rows, metric, currency }: Props) {
  const hasBefore = rows.some(({ before }) => before !== undefined);
  const line = { type: 'line' as const };
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
    />
  );
}
