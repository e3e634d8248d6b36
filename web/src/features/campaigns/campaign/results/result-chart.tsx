import { type MetricName, metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import type { Granularity } from '../../../../../../shared/rules/periods.ts';
import { specialDayOf } from '../../../../../../shared/rules/special-days.ts';
import { ChartFrame } from '../../../../components/chart-frame.tsx';
import { bucketLabel, hasNoFigures, metricOf, valueText } from '../../../../lib/bucket-words.ts';
import type { Performance } from '../use-campaign.ts';
import type { Anomaly } from './anomaly-list.tsx';
import { noteOf, spanNames } from './chart-note.ts';
import { type Level, ResultLines } from './result-lines.tsx';
import { ringsOf } from './rings.ts';
import { specialBands } from './special-bands.ts';

type Props = {
  performance: Performance;
  /** One or two; the second has a scale of its own. */
  metrics: readonly [MetricName, MetricName?];
  granularity: Granularity;
  /** Of the metrics that are drawn; each opens what it is compared to. */
  anomalies?: readonly Anomaly[];
  onOpen?: (key: string) => void;
  /** What each metric is held against, by its name. */
  levels?: Partial<Record<MetricName, readonly Omit<Level, 'axis'>[]>>;
  /** The first day of a point that someone means to write about. */
  onNote?: ((day: string) => void) | undefined;
};

/** One or two metrics over time: what has no figures is a gap, what may still move stands on a hatched ground. */
export function ResultChart({
  performance,
  metrics: [first, second],
  granularity,
  anomalies = [],
  onOpen,
  levels = {},
  onNote,
}: Props) {
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
  const held = [
    ...(levels[first] ?? []).map((level) => ({ ...level, axis: undefined })),
    ...((second && levels[second]) ?? []).map((level) => ({ ...level, axis: 'right' as const })),
  ];
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
      note={noteOf({
        ...{ items, metrics, empty, granularity, bands, provisionalFrom: begin?.from },
        rings: rings.length,
        levels: held.map(({ text }) => text),
      })}
    >
      <ResultLines
        {...{ rows, metrics, currency, provisional: ground && end && [ground.label, end.label], textAt, rings, onOpen }}
        levels={held}
        onNote={
          onNote &&
          ((at) => {
            const bucket = items[at];
            if (bucket) onNote(bucket.from);
          })
        }
        flags={[...new Set(flags.map((bucket) => bucketLabel(bucket, granularity)))]}
        bands={bands.map(({ name, from, to }) => ({ name, x1: labelOn(rows, from), x2: labelOn(rows, to) }))}
      />
    </ChartFrame>
  );
}

const labelOn = (rows: readonly { label: string; from: string }[], day: string) =>
  rows.find(({ from }) => from === day)?.label ?? '';
