import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { type MetricName, metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import type { Granularity } from '../../../../../shared/rules/periods.ts';
import { daysBetween } from '../../../../../shared/rules/totals.ts';
import { ChartFrame } from '../../../components/chart-frame.tsx';
import { ChartSkeleton } from '../../../components/chart-skeleton.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { bucketLabel, metricOf, valueText } from '../../../lib/bucket-words.ts';
import { formatList } from '../../../lib/format.ts';
import { later } from '../../../lib/later.tsx';
import { shortDay } from '../../../lib/short-day.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../analytics.module.css';
import { urlNames } from '../analytics-query.ts';
import { mostShownByDay, type Series, useSeries, useUnsettled } from '../use-analytics.ts';

const chartHeight = 260;
const FigureLines = later(
  async () => (await import('../figure-lines.tsx')).FigureLines,
  <div style={{ height: chartHeight }} />,
);

const metrics = [
  ...['spend', 'revenue', 'roas', 'conversions', 'cpa', 'leads', 'cpl', 'impressions', 'linkCtr', 'linkCpc', 'cpm'],
] as MetricName[];
/** What is spent and shown is known the next day. */
const addedTo: readonly MetricName[] = ['revenue', 'roas', 'conversions', 'cpa', 'leads', 'cpl'];
const spans: Record<Granularity, string> = { day: 'Jour', week: 'Semaine', month: 'Mois' };

/** A metric over the period, by day, week or month, beside the period that it is compared to. */
export function OverTime({ currency }: { currency: string | null }) {
  const { params, change } = useUrlState();
  const [asked, setAsked] = useState<Granularity | null>(null);
  const metric = metrics.find((one) => one === params.get(urlNames.metric)) ?? 'spend';
  const usual = useSeriesLength(currency);
  const granularity = asked ?? usual;
  const { data, error, mutate } = useSeries(currency, granularity);
  return (
    <section aria-label="Dans le temps">
      <div className={classes.choices}>
        <NativeSelect
          aria-label="Chiffre"
          size="sm"
          value={metric}
          data={metrics.map((value) => ({ value, label: metricLabels[value] }))}
          onChange={({ currentTarget: { value } }) => change({ [urlNames.metric]: value === 'spend' ? null : value })}
        />
        <SegmentedControl
          aria-label="Par"
          size="xs"
          value={granularity}
          onChange={(value) => setAsked(value as Granularity)}
          data={Object.entries(spans).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {error && !data && <LoadFailure what="L’évolution" error={error} onRetry={() => mutate()} />}
      {!data && !error && <ChartSkeleton height={chartHeight + 60} />}
      {data && <SeriesChart series={data} metric={metric} granularity={granularity} />}
    </section>
  );
}

/** As many points as the eye can follow. */
function useSeriesLength(currency: string | null): Granularity {
  const { data } = useSeries(currency, 'month');
  const days = data ? daysBetween(data.from, data.to) : 30;
  return days <= mostShownByDay ? 'day' : days <= 400 ? 'week' : 'month';
}

/** `, et Google Ads depuis le 29 oct.` */
const longerText = (longer: ReturnType<typeof useUnsettled>['longer']): string =>
  longer.length === 0
    ? ''
    : `, et ${formatList(longer.map(({ platform, from }) => `${campaignPlatforms[platform]} depuis le ${shortDay(from)}`))}`;

type ChartProps = { series: Series; metric: MetricName; granularity: Granularity };

function SeriesChart({ series: { items, previous, annotations, ...series }, metric, granularity }: ChartProps) {
  const currency = series.currency ?? 'EUR';
  const unsettled = useUnsettled();
  const moving = addedTo.includes(metric) ? items.flatMap(({ to }, at) => (to >= unsettled.from ? [at] : [])) : [];
  const rows = items.map((bucket, at) => {
    const noted = annotations.filter(({ date }) => date >= bucket.from && date <= bucket.to);
    return {
      label: granularity === 'day' ? shortDay(bucket.from) : bucketLabel(bucket, granularity),
      value: metricOf(bucket, metric),
      before: previous ? metricOf(previous[at], metric) : undefined,
      text: [
        `${metricLabels[metric]}\u00a0: ${valueText(bucket, metric, currency)}`,
        ...(previous ? [`Avant\u00a0: ${valueText(previous[at], metric, currency)}`] : []),
        ...noted.map(({ text }) => text),
      ],
    };
  });
  return (
    <ChartFrame
      title={metricLabels[metric]}
      unit={`Par ${spans[granularity].toLowerCase()}${previous ? ', en pointillé la période comparée' : ''}`}
      columns={['Date', metricLabels[metric], ...(previous ? ['Avant'] : [])]}
      rows={items.map((bucket, at) => ({
        label: bucketLabel(bucket, granularity),
        figures: [
          valueText(bucket, metric, currency),
          ...(previous ? [valueText(previous[at], metric, currency)] : []),
        ],
      }))}
      note={
        moving.length > 0 &&
        `${moving.length > 1 ? 'Hachuré\u00a0: depuis' : 'Depuis'} le ${shortDay(unsettled.from)}, les plateformes peuvent encore ajouter des conversions${longerText(unsettled.longer)}.`
      }
    >
      <FigureLines rows={rows} metric={metric} currency={currency} moving={moving} />
    </ChartFrame>
  );
}
