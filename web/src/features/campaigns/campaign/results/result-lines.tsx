import { CompositeChart, type CompositeChartSeries } from '@mantine/charts';
import { ReferenceArea, ReferenceDot, ReferenceLine } from 'recharts';
import { isRatio, type MetricName, metricLabels, metricText } from '../../../../../../shared/campaigns/metric-words.ts';
import { hatching, hatchingPattern } from '../../../../components/provisional-hatching.tsx';
import { formatCompact } from '../../../../lib/format.ts';
import { Said } from '../chart-said.tsx';
import { type Anomaly, keyOfAnomaly } from './anomaly-list.tsx';
import type { Ring } from './rings.ts';

const colors = ['var(--mantine-color-information-filled)', 'var(--mantine-color-warning-filled)'];
/** Dots tell a day between two that have no figures; among many they hide the line. */
const mostDots = 62;

/** What a metric is held against: a target, or what it takes to lose nothing. */
export type Level = { text: string; value: number; axis: 'right' | undefined };

type Row = {
  label: string;
  first: number | null;
  second: number | null;
  /** Of the period compared, when there is one. */
  previous: number | null | undefined;
};

const bandColor = 'var(--mantine-color-warning-filled)';

const ringColor = ({ severity, specialDay }: Anomaly) => {
  if (specialDay) return 'var(--color-control)';
  return `var(--mantine-color-${severity === 'critical' ? 'accent' : 'warning'}-filled)`;
};

type Props = {
  bands: readonly { name: string; x1: string; x2: string }[];
  rings: readonly Ring[];
  levels: readonly Level[];
  /** Where something happened. */
  flags: readonly string[];
  onOpen: ((key: string) => void) | undefined;
  /** Someone means to write about a point. */
  onNote: ((at: number) => void) | undefined;
  rows: readonly Row[];
  metrics: readonly MetricName[];
  currency: string;
  /** The first and the last that may still move. */
  provisional: readonly [string, string] | undefined;
  textAt: (at: number) => string[];
};

/** What `ResultChart` draws, already in its words. */
export function ResultLines({
  rows,
  metrics: [first = 'spend', second],
  currency,
  provisional,
  textAt,
  bands,
  rings,
  levels,
  flags,
  onOpen,
  onNote,
}: Props) {
  return (
    <CompositeChart
      h={300}
      data={[...rows]}
      dataKey="label"
      series={seriesOf(rows, first, second)}
      curveType="linear"
      connectNulls={false}
      withDots={rows.length <= mostDots}
      dotProps={{ r: 3 }}
      withRightYAxis={second !== undefined}
      withLegend={second !== undefined}
      legendProps={{ verticalAlign: 'bottom', height: 32 }}
      tickLine="none"
      lineProps={{ isAnimationActive: false }}
      composedChartProps={{
        accessibilityLayer: false,
        margin: { top: 10 },
        onDoubleClick: ({ activeLabel }) => {
          const at = rows.findIndex(({ label }) => label === activeLabel);
          if (at !== -1) onNote?.(at);
        },
      }}
      xAxisProps={{ minTickGap: 48 }}
      yAxisProps={{ width: 60, tickFormatter: (value: number) => tickText(first, value, currency) }}
      rightYAxisProps={{
        width: 60,
        tickFormatter: (value: number) => (second ? tickText(second, value, currency) : ''),
      }}
      tooltipProps={{
        content: ({ label }) => (
          <Said label={String(label)} texts={textAt(rows.findIndex((row) => row.label === label))} />
        ),
      }}
    >
      {hatchingPattern}
      {bands.map(({ name, x1, x2 }) =>
        x1 === x2 ? (
          <ReferenceLine key={`${name} ${x1}`} x={x1} stroke={bandColor} strokeOpacity={0.22} strokeWidth={7} />
        ) : (
          <ReferenceArea key={`${name} ${x1}`} x1={x1} x2={x2} fill={bandColor} fillOpacity={0.16} />
        ),
      )}
      {provisional && <ReferenceArea x1={provisional[0]} x2={provisional[1]} {...hatching} />}
      {flags.map((label) => (
        <ReferenceLine
          key={`flag ${label}`}
          x={label}
          stroke="var(--mantine-color-positive-filled)"
          strokeDasharray="2 3"
          label={{
            value: '⚑',
            // Beyond the last one there is no room.
            position: label === rows.at(-1)?.label ? 'insideBottomRight' : 'insideBottomLeft',
            fill: 'var(--mantine-color-positive-filled)',
            fontSize: 15,
          }}
        />
      ))}
      {levels.map(({ text, value, axis }) => (
        <ReferenceLine
          key={text}
          y={value}
          yAxisId={axis}
          ifOverflow="extendDomain"
          stroke={colors[axis ? 1 : 0]}
          strokeDasharray="8 4"
          strokeOpacity={0.8}
          label={{ value: text, position: 'insideTopRight', fontSize: 12, fill: 'var(--mantine-color-text)' }}
        />
      ))}
      {rings.map(({ anomaly, at, y, axis }) => (
        <ReferenceDot
          key={keyOfAnomaly(anomaly)}
          x={rows[at]?.label ?? ''}
          y={y}
          yAxisId={axis}
          r={7}
          fill="none"
          stroke={ringColor(anomaly)}
          strokeWidth={2.5}
          pointerEvents="all"
          cursor="pointer"
          onClick={() => onOpen?.(keyOfAnomaly(anomaly))}
        />
      ))}
    </CompositeChart>
  );
}

/** On a scale there is room for little. */
function tickText(metric: MetricName, value: number, currency: string): string {
  if (isRatio(metric) || Math.abs(value) < 1_000) return metricText(metric, value, currency).replace(/,00(?=\s)/, '');
  return formatCompact(value);
}

function seriesOf(rows: readonly Row[], first: MetricName, second: MetricName | undefined): CompositeChartSeries[] {
  const drawn: CompositeChartSeries[] = [
    { name: 'first', label: metricLabels[first], type: 'line', color: colors[0] ?? '' },
  ];
  // Below the others.
  if (rows.some(({ previous }) => previous !== undefined))
    drawn.unshift({ name: 'previous', label: 'Avant', type: 'line', color: 'gray.5', strokeDasharray: '5 5' });
  if (second)
    drawn.push({
      name: 'second',
      label: metricLabels[second],
      type: 'line',
      color: colors[1] ?? '',
      yAxisId: 'right',
    });
  return drawn;
}
