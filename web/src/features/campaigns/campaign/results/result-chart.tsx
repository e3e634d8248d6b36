import { CompositeChart } from '@mantine/charts';
import { ReferenceArea, ReferenceDot, ReferenceLine } from 'recharts';
import type { Granularity } from '../../../../../../shared/rules/periods.ts';
import { specialDayOf } from '../../../../../../shared/rules/special-days.ts';
import { ChartFrame } from '../../../../components/chart-frame.tsx';
import { formatCompact } from '../../../../lib/format.ts';
import { isRatio, type MetricName, metricLabels, metricText } from '../../../../lib/metric-words.ts';
import { Said } from '../chart-said.tsx';
import type { Performance } from '../use-campaign.ts';
import { type Anomaly, keyOfAnomaly } from './anomaly-list.tsx';
import { noteOf, spanNames } from './chart-note.ts';
import { bucketLabel, hasNoFigures, metricOf, valueText } from './chart-rows.ts';
import { specialBands } from './special-bands.ts';

type Props = {
  performance: Performance;
  /** One or two; the second has a scale of its own. */
  metrics: readonly [MetricName, MetricName?];
  granularity: Granularity;
  /** Of the metrics that are drawn; each opens what it is compared to. */
  anomalies?: readonly Anomaly[];
  onOpen?: (key: string) => void;
};

const colors = ['var(--mantine-color-information-filled)', 'var(--mantine-color-warning-filled)'];
/** Dots tell a day between two that have no figures; among many they hide the line. */
const mostDots = 62;

/** One or two metrics over time: what has no figures is a gap, what may still move stands on a hatched ground. */
export function ResultChart({ performance, metrics: [first, second], granularity, anomalies = [], onOpen }: Props) {
  const { items, previous, currency, annotations } = performance;
  const flags = annotations.flatMap(({ date }) => items.find(({ from, to }) => date >= from && date <= to) ?? []);
  const metrics = second ? [first, second] : [first];
  const rows = items.map((bucket, at) => ({
    label: bucketLabel(bucket, granularity),
    from: bucket.from,
    provisional: bucket.provisional,
    first: metricOf(bucket, first),
    second: second ? metricOf(bucket, second) : null,
    previous: previous ? metricOf(previous[at], first) : undefined,
  }));
  const provisional = rows.filter((row) => row.provisional);
  const empty = items.filter(hasNoFigures).length;
  const [begin, end] = [provisional[0], provisional.at(-1)];
  // One alone has no width: its ground begins at the one before.
  const ground = begin && (begin === end ? (rows.at(-2) ?? begin) : begin);
  const bands = granularity === 'day' ? specialBands(items.map(({ date }) => date)) : [];
  const rings = granularity === 'day' ? ringsOf(anomalies, items, [first, second]) : [];
  const textAt = (at: number) => {
    const bucket = items[at];
    const texts = metrics.map((metric) => `${metricLabels[metric]}\u00a0: ${valueText(bucket, metric, currency)}`);
    const before = previous && `Avant\u00a0: ${valueText(previous[at], first, currency)}`;
    const mark = bucket?.provisional && 'Peut encore bouger';
    const special = granularity === 'day' && bucket ? specialDayOf(bucket.date) : null;
    const noted = annotations.filter(({ date }) => bucket && date >= bucket.from && date <= bucket.to);
    const unlike = rings.filter((ring) => ring.at === at).map(({ anomaly }) => anomaly.text);
    return [
      ...texts,
      ...unlike,
      ...noted.map(({ text }) => text),
      ...[before, special, mark].filter((text) => typeof text === 'string'),
    ];
  };
  const title = metrics.map((metric) => metricLabels[metric]).join(' et ');

  return (
    <ChartFrame
      title={title}
      unit={`Par ${spanNames[granularity]}${previous ? ', en pointillé la période comparée' : ''}`}
      columns={[
        'Date',
        ...metrics.map((metric) => metricLabels[metric]),
        ...(previous ? [`${metricLabels[first]}, avant`] : []),
        ...(begin ? ['État'] : []),
      ]}
      rows={items.map((bucket, at) => ({
        label: bucketLabel(bucket, granularity),
        figures: [
          ...metrics.map((metric) => valueText(bucket, metric, currency)),
          ...(previous ? [valueText(previous[at], first, currency)] : []),
          ...(begin ? [bucket.provisional ? 'peut encore bouger' : 'définitif'] : []),
        ],
      }))}
      note={noteOf({ items, metrics, empty, granularity, bands, rings: rings.length, provisionalFrom: begin?.from })}
    >
      <Lines
        {...{ rows, metrics, currency, provisional: ground && end && [ground.label, end.label], textAt, rings, onOpen }}
        flags={[...new Set(flags.map((bucket) => bucketLabel(bucket, granularity)))]}
        bands={bands.map(({ name, from, to }) => ({ name, x1: labelOn(rows, from), x2: labelOn(rows, to) }))}
      />
    </ChartFrame>
  );
}

type Row = {
  label: string;
  first: number | null;
  second: number | null;
  /** Of the period compared, when there is one. */
  previous: number | null | undefined;
};

const labelOn = (rows: readonly (Row & { from: string })[], day: string) =>
  rows.find(({ from }) => from === day)?.label ?? '';

type Ring = { anomaly: Anomaly; at: number; y: number; axis: 'right' | undefined };

/** Where what was unlike the days before stands on the lines; what is unlike for weeks is no point. */
function ringsOf(
  anomalies: readonly Anomaly[],
  items: Performance['items'],
  [first, second]: readonly [MetricName, MetricName?],
): Ring[] {
  return anomalies.flatMap((anomaly) => {
    const { date, metric, kind } = anomaly;
    const at = items.findIndex((bucket) => bucket.date === date);
    const y = metricOf(items[at], metric);
    if (kind === 'drift' || y === null || (metric !== first && metric !== second)) return [];
    return [{ anomaly, at, y, axis: metric === first ? undefined : 'right' }];
  });
}

const bandColor = 'var(--mantine-color-warning-filled)';

const ringColor = ({ severity, specialDay }: Anomaly) => {
  if (specialDay) return 'var(--color-control)';
  return `var(--mantine-color-${severity === 'critical' ? 'accent' : 'warning'}-filled)`;
};

type LinesProps = {
  bands: readonly { name: string; x1: string; x2: string }[];
  rings: readonly Ring[];
  /** Where something happened. */
  flags: readonly string[];
  onOpen: ((key: string) => void) | undefined;
  rows: readonly Row[];
  metrics: readonly MetricName[];
  currency: string;
  /** The first and the last that may still move. */
  provisional: readonly [string, string] | undefined;
  textAt: (at: number) => string[];
};

function Lines({
  rows,
  metrics: [first = 'spend', second],
  currency,
  provisional,
  textAt,
  bands,
  rings,
  flags,
  onOpen,
}: LinesProps) {
  return (
    <CompositeChart
      h={300}
      data={[...rows]}
      dataKey="label"
      series={[
        ...(rows.some(({ previous }) => previous !== undefined)
          ? [{ name: 'previous', label: 'Avant', type: 'line' as const, color: 'gray.5', strokeDasharray: '5 5' }]
          : []),
        { name: 'first', label: metricLabels[first], type: 'line', color: colors[0] ?? '' },
        ...(second
          ? [
              {
                name: 'second',
                label: metricLabels[second],
                type: 'line' as const,
                color: colors[1] ?? '',
                yAxisId: 'right',
              },
            ]
          : []),
      ]}
      curveType="linear"
      connectNulls={false}
      withDots={rows.length <= mostDots}
      dotProps={{ r: 3 }}
      withRightYAxis={second !== undefined}
      withLegend={second !== undefined}
      legendProps={{ verticalAlign: 'bottom', height: 32 }}
      tickLine="none"
      lineProps={{ isAnimationActive: false }}
      composedChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
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
      <defs>
        <pattern id="provisional" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--color-control)" strokeWidth="1.5" />
        </pattern>
      </defs>
      {bands.map(({ name, x1, x2 }) =>
        x1 === x2 ? (
          <ReferenceLine key={`${name} ${x1}`} x={x1} stroke={bandColor} strokeOpacity={0.22} strokeWidth={7} />
        ) : (
          <ReferenceArea key={`${name} ${x1}`} x1={x1} x2={x2} fill={bandColor} fillOpacity={0.16} />
        ),
      )}
      {provisional && (
        <ReferenceArea x1={provisional[0]} x2={provisional[1]} fill="url(#provisional)" fillOpacity={0.28} />
      )}
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
