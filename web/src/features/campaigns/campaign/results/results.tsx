import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { NativeSelect, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { type MetricName, metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import { granularities } from '../../../../../../shared/rules/periods.ts';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { useMay } from '../../../../lib/use-may.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import classes from '../campaign.module.css';
import { urlNames } from '../campaign-url.ts';
import type { PartProps } from '../open-campaign.tsx';
import { useMetrics, usePerformance } from '../use-campaign.ts';
import { AnomalyList } from './anomaly-list.tsx';
import { levelsOf } from './levels.ts';
import { Notes } from './notes.tsx';
import own from './results.module.css';

const ResultChart = lazy(async () => ({ default: (await import('./result-chart.tsx')).ResultChart }));

const Funnel = lazy(async () => ({ default: (await import('./funnel.tsx')).Funnel }));
const WeekHeat = lazy(async () => ({ default: (await import('./week-heat.tsx')).WeekHeat }));

const charted = [
  'spend',
  'conversions',
  'cpa',
  'revenue',
  'roas',
  'impressions',
  'clicks',
  'linkClicks',
  'ctr',
  'linkCtr',
  'cpm',
  'cpc',
  'linkCpc',
  'conversionRate',
  'leads',
  'cpl',
] as const satisfies MetricName[];

const granularityLabels = { day: 'Jour', week: 'Semaine', month: 'Mois' } as const;

/** One or two metrics over the period. */
export function Results({ campaign, period }: PartProps) {
  const { params, change } = useUrlState();
  const named = (name: string) => charted.find((metric) => metric === params.get(name));
  const first = named(urlNames.first) ?? charted[0];
  const asked = named(urlNames.second);
  const second = asked === first ? undefined : asked;
  const granularity = granularities.find((one) => one === params.get(urlNames.granularity)) ?? 'day';
  const [open, setOpen] = useState<string | null>(null);
  const [noteOn, setNoteOn] = useState<string | null>(null);
  const may = useMay();
  const { data, error, mutate } = usePerformance(campaign.id, period, granularity);
  const { data: daily } = usePerformance(campaign.id, { ...period, compare: undefined }, 'day');
  const metrics = useMetrics(campaign.id, period).data?.metrics;
  const anomalies = metrics?.anomalies.filter(({ date }) => date >= period.from && date <= period.to) ?? [];
  const choices = charted.map((value) => ({ value, label: metricLabels[value] }));
  if (period.problem) return null;
  return (
    <section aria-label="Résultats">
      <div className={classes.choices}>
        <NativeSelect
          label="Mesure"
          size="sm"
          value={first}
          data={choices}
          onChange={({ currentTarget: { value } }) => change({ [urlNames.first]: value === charted[0] ? null : value })}
        />
        <NativeSelect
          label="Avec"
          size="sm"
          value={second ?? ''}
          data={[{ value: '', label: 'Aucune autre' }, ...choices.filter(({ value }) => value !== first)]}
          onChange={({ currentTarget }) => change({ [urlNames.second]: currentTarget.value })}
        />
        <div>
          <Text size="sm" fw={500} mb={2} id="campaign-granularity">
            Par
          </Text>
          <SegmentedControl
            size="sm"
            fullWidth
            aria-labelledby="campaign-granularity"
            value={granularity}
            data={granularities.map((value) => ({ value, label: granularityLabels[value] }))}
            onChange={(value) => change({ [urlNames.granularity]: value === 'day' ? null : value })}
          />
        </div>
      </div>
      <div>
        {data ? (
          <Suspense fallback={<ChartSkeleton />}>
            <ResultChart
              performance={data}
              metrics={second ? [first, second] : [first]}
              granularity={granularity}
              anomalies={anomalies}
              onOpen={setOpen}
              levels={levelsOf(campaign)}
              onNote={may('campaigns:write') ? setNoteOn : undefined}
            />
            <Notes
              campaign={campaign}
              period={period}
              annotations={data.annotations}
              pointed={noteOn}
              onClose={() => setNoteOn(null)}
            />
            <AnomalyList id={campaign.id} currency={data.currency} anomalies={anomalies} open={open} onOpen={setOpen} />
            {daily && (
              <div className={own.below}>
                <Funnel days={daily} conversionName={campaign.conversionName} />
                <WeekHeat days={daily} metric={first} />
              </div>
            )}
          </Suspense>
        ) : error ? (
          <LoadFailure what="Les résultats" error={error} onRetry={() => mutate()} />
        ) : (
          <ChartSkeleton />
        )}
      </div>
    </section>
  );
}

const ChartSkeleton = () => <Skeleton height={360} radius="lg" role="status" aria-label="Chargement du graphique" />;
