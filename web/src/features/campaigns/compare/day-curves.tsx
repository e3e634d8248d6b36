import { CompositeChart } from '@mantine/charts';
import { Paper, Skeleton, Text } from '@mantine/core';
import useSWR from 'swr';
import { lowered } from '../../../../../shared/analytics/winner-texts.ts';
import { metricLabels, metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { getPerformance } from '../../../../../shared/campaigns/performance.contract.ts';
import { upperFirst } from '../../../../../shared/kernel/first-letter.ts';
import type { ComparedMetric } from '../../../../../shared/rules/estimates.ts';
import type { Granularity, Period } from '../../../../../shared/rules/periods.ts';
import { conversionRateClicks, quotients } from '../../../../../shared/rules/ratios.ts';
import { daysBetween } from '../../../../../shared/rules/totals.ts';
import { ChartFrame } from '../../../components/chart-frame.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { bucketLabel, metricOf, valueText } from '../../../lib/bucket-words.ts';
import { formatList } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { roundTicks } from '../../../lib/round-ticks.ts';
import { shortDay } from '../../../lib/short-day.ts';
import type { Performance } from '../campaign/use-campaign.ts';
import { SubjectNames } from './subject-name.tsx';
import type { Comparison } from './use-comparison.ts';

type Subjects = Comparison['subjects'];
type Props = { subjects: Subjects; hues: readonly number[]; metric: ComparedMetric };
type Compared = { comparison: Comparison; hues: readonly number[] };

const units: Record<Granularity, string> = { day: 'jour', week: 'semaine', month: 'mois' };
const plurals: Record<Granularity, string> = { day: 'jours', week: 'semaines', month: 'mois' };
const fewestPoints = 3;

/** The metric of each, on one axis: by date, or from the first day on where their days are not the same. */
export function DayCurves({ comparison, hues }: Compared) {
  const { subjects, verdict } = comparison;
  const { metric } = verdict;
  const granularity = finestOf(comparison);
  const { data, error, mutate } = useSWR(
    ['to-compare', granularity, JSON.stringify(subjects)],
    () =>
      Promise.all(
        subjects.map(({ campaignId, adId, from, to }) =>
          request(getPerformance, {
            params: { id: campaignId },
            query: { from, to, granularity, ...(adId !== null && { adId }) },
          }),
        ),
      ),
    { keepPreviousData: true },
  );
  if (error && !data) return <LoadFailure what="Les courbes" error={error} onRetry={() => mutate()} />;
  if (data?.length !== subjects.length) {
    return <Skeleton height={360} radius="lg" role="status" aria-label="Chargement des courbes" />;
  }
  return <Curves {...{ subjects, hues, metric, granularity }} all={data} />;
}

/** Of what there must be enough for a point to be more than chance. */
const gateOf = (metric: ComparedMetric): number =>
  metric === 'roas' ? 10 : metric === 'conversionRate' ? conversionRateClicks : quotients[metric].atLeast;

/** The finest where most points pass their gate, of as many points as the eye can follow and an answer holds. */
function finestOf({ metrics, subjects, verdict: { metric } }: Comparison): Granularity {
  const longest = Math.max(...subjects.map(({ from, to }) => daysBetween(from, to)));
  // What a return on spend waits for is conversions.
  const counted = metrics.find((one) => one.metric === (metric === 'roas' ? 'cpa' : metric));
  const perDay = (counted?.subjects ?? []).flatMap(({ denominator, days }) =>
    denominator === null || days === 0 ? [] : [denominator / days],
  );
  const least = Math.min(...perDay) / gateOf(metric);
  if (longest <= 92 && (least >= 1.5 || longest <= 7)) return 'day';
  return longest <= 400 && (least * 7 >= 1.5 || longest <= 45) ? 'week' : 'month';
}

type CurvesProps = Props & { granularity: Granularity; all: readonly Performance[] };

function Curves({ subjects, hues, metric, granularity, all }: CurvesProps) {
  const sameDays = subjects.every(({ from, to }) => from === subjects[0]?.from && to === subjects[0]?.to);
  const longest = all.reduce((most, one) => (one.items.length > most.length ? one.items : most), all[0]?.items ?? []);
  const rows = longest.map((bucket, at) => ({
    at,
    label: sameDays ? bucketLabel(bucket, granularity) : `${upperFirst(units[granularity])} ${at + 1}`,
    values: all.map(({ items }) => metricOf(items[at], metric)),
  }));
  const textAt = (at: number, of: number) => valueText(all[of]?.items[at], metric, all[of]?.currency ?? 'EUR');
  const ticks = roundTicks(rows.flatMap(({ values }) => values));
  const points = subjects.map((_, of) => rows.filter(({ values }) => values[of] !== null).length);
  // A curve of two points shows nothing that the figures above do not.
  if (Math.max(...points) < fewestPoints) {
    return (
      <Text size="sm" c="dimmed">
        Pas encore de courbe du {lowered(metricLabels[metric])}&nbsp;: il faut au moins trois {plurals[granularity]}{' '}
        avec assez de données.
      </Text>
    );
  }
  return (
    <ChartFrame
      title={`${metricLabels[metric]} dans le temps`}
      unit={`Par ${units[granularity]}${sameDays ? '' : ', depuis le premier jour de chacune'}`}
      columns={[sameDays ? 'Date' : 'Rang', ...subjects.map(({ name }) => name)]}
      rows={rows.map(({ label, at }) => ({ label, figures: all.map((_, of) => textAt(at, of)) }))}
      note={gapsText({ subjects, points, most: rows.length, granularity })}
    >
      {/* The hues are those of the names above. */}
      <div>
        <SubjectNames subjects={subjects} hues={hues} />
        <CompositeChart
          h={280}
          data={rows.map(({ label, values }) => ({
            label,
            ...Object.fromEntries(values.map((v, of) => [`s${of}`, v])),
          }))}
          dataKey="label"
          series={subjects.map(({ name }, of) => ({
            name: `s${of}`,
            label: name,
            type: 'line' as const,
            color: `var(--compared-${hues[of]})`,
          }))}
          curveType="linear"
          connectNulls={false}
          withDots={rows.length <= 62}
          dotProps={{ r: 2.5 }}
          tickLine="none"
          lineProps={{ isAnimationActive: false }}
          composedChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
          xAxisProps={{ minTickGap: 24, tickFormatter: firstDay }}
          yAxisProps={{
            width: 64,
            ticks,
            domain: [0, ticks.at(-1) ?? 0],
            tickFormatter: (value: number) =>
              metricText(metric, value, all[0]?.currency ?? 'EUR').replace(/,00(?=\s)/, ''),
          }}
          tooltipProps={{
            content: ({ label }) => {
              const at = rows.findIndex((row) => row.label === label);
              return (
                <Paper px="sm" py="xs" shadow="md" withBorder>
                  <Text size="sm" fw={600}>
                    {String(label)}
                  </Text>
                  {subjects.map(({ name }, of) => (
                    <Text key={name} size="sm">
                      {name}
                      {sameDays ? '' : ` (${dayAt(all[of], at)})`}&nbsp;: {textAt(at, of)}
                    </Text>
                  ))}
                </Paper>
              );
            },
          }}
        />
      </div>
    </ChartFrame>
  );
}

const dayAt = (performance: Performance | undefined, at: number): string => {
  const bucket: Period | undefined = performance?.items[at];
  return bucket ? shortDay(bucket.from) : 'pas de jour';
};

type Gaps = { subjects: Subjects; points: readonly number[]; most: number; granularity: Granularity };

/** Why a curve is not there, or not whole. */
function gapsText({ subjects, points, most, granularity }: Gaps): string | undefined {
  const none = subjects.filter((_, of) => points[of] === 0).map(({ name }) => `«\u00a0${name}\u00a0»`);
  const isBroken = points.some((count) => count > 0 && count < most);
  const told = [
    ...(none.length > 0
      ? [`Pas de courbe pour ${formatList(none)}\u00a0: trop peu de données par ${units[granularity]}.`]
      : []),
    ...(isBroken ? ['Le trait s’interrompt là où il n’y a pas assez de données.'] : []),
  ];
  return told.length > 0 ? told.join(' ') : undefined;
}

/** Of a day or a week: a whole one would leave room for two on the axis. */
const firstDay = (label: string): string => label.replace(/^(\d+(?:er)?\s\S+)\s\d{4}.*$/, '$1');
