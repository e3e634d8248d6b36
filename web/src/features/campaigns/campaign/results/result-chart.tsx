import { CompositeChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { ReferenceArea } from 'recharts';
import type { Granularity } from '../../../../../../shared/rules/periods.ts';
import { ChartFrame } from '../../../../components/chart-frame.tsx';
import { formatCompact, formatCount, formatDay } from '../../../../lib/format.ts';
import { isRatio, type MetricName, metricLabels, metricText } from '../../../../lib/metric-words.ts';
import type { Performance } from '../use-campaign.ts';
import { bucketLabel, hasNoFigures, metricOf, valueText } from './chart-rows.ts';

type Props = {
  performance: Performance;
  /** One or two; the second has a scale of its own. */
  metrics: readonly [MetricName, MetricName?];
  granularity: Granularity;
};

const units: Record<Granularity, string> = { day: 'jour', week: 'semaine', month: 'mois' };
const colors = ['var(--mantine-color-information-filled)', 'var(--mantine-color-warning-filled)'];
/** Dots tell a day between two that have no figures; among many they hide the line. */
const mostDots = 62;

/** One or two metrics over time: what has no figures is a gap, what may still move stands on a hatched ground. */
export function ResultChart({ performance, metrics: [first, second], granularity }: Props) {
  const { items, previous, currency } = performance;
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
  const textAt = (at: number) => {
    const bucket = items[at];
    const texts = metrics.map((metric) => `${metricLabels[metric]}\u00a0: ${valueText(bucket, metric, currency)}`);
    const before = previous && `Avant\u00a0: ${valueText(previous[at], first, currency)}`;
    const mark = bucket?.provisional && 'Peut encore bouger';
    return [...texts, ...[before, mark].filter((text) => typeof text === 'string')];
  };
  const title = metrics.map((metric) => metricLabels[metric]).join(' et ');

  return (
    <ChartFrame
      title={title}
      unit={`Par ${units[granularity]}${previous ? ', en pointillé la période comparée' : ''}`}
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
      note={noteOf({ items, metrics, empty, granularity, provisionalFrom: begin?.from })}
    >
      <Lines {...{ rows, metrics, currency, provisional: ground && end && [ground.label, end.label], textAt }} />
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

type LinesProps = {
  rows: readonly Row[];
  metrics: readonly MetricName[];
  currency: string;
  /** The first and the last that may still move. */
  provisional: readonly [string, string] | undefined;
  textAt: (at: number) => string[];
};

function Lines({ rows, metrics: [first = 'spend', second], currency, provisional, textAt }: LinesProps) {
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
      {provisional && (
        <ReferenceArea x1={provisional[0]} x2={provisional[1]} fill="url(#provisional)" fillOpacity={0.28} />
      )}
    </CompositeChart>
  );
}

const Said = ({ label, texts }: { label: string; texts: readonly string[] }) => (
  <Paper px="sm" py="xs" shadow="md" withBorder>
    <Text size="sm" fw={600}>
      {label}
    </Text>
    {texts.map((text) => (
      <Text key={text} size="sm">
        {text}
      </Text>
    ))}
  </Paper>
);

type Noted = {
  items: Performance['items'];
  metrics: readonly MetricName[];
  empty: number;
  granularity: Granularity;
  provisionalFrom: string | undefined;
};

/** What the eye may read wrong, in words. */
function noteOf({ items, metrics, empty, granularity, provisionalFrom }: Noted): string | undefined {
  const spans = (count: number) => formatCount(count, units[granularity], pluralOf(granularity));
  const gaps = empty > 0 && `${spans(empty)} sans données\u00a0: le trait s’interrompt.`;
  const few = metrics.map((metric) => {
    const count = items.filter(({ ratios }) => isRatio(metric) && ratios[metric].reason === 'insufficient_data').length;
    const wider = granularity === 'month' ? '' : ' Voyez-le sur des périodes plus longues.';
    return count > 0 && `${metricLabels[metric]}\u00a0: données insuffisantes sur ${spans(count)}.${wider}`;
  });
  const moving =
    provisionalFrom &&
    `Hachuré\u00a0: depuis le ${formatDay(provisionalFrom)}, les plateformes peuvent encore ajouter des conversions.`;
  return [gaps, ...few, moving].filter(Boolean).join(' ') || undefined;
}

const pluralOf = (granularity: Granularity) => (granularity === 'month' ? 'mois' : `${units[granularity]}s`);

/** On a scale there is room for little. */
function tickText(metric: MetricName, value: number, currency: string): string {
  if (isRatio(metric) || Math.abs(value) < 1_000) return metricText(metric, value, currency).replace(/,00(?=\s)/, '');
  return formatCompact(value);
}
