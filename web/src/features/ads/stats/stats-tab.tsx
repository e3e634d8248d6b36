import '@mantine/charts/styles.css';
import { Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { getAdStats } from '../../../../../shared/contract/ads.ts';
import type { RouteOutput } from '../../../../../shared/contract/route.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { queryOf } from '../ads-query.ts';
import { CountChart } from './count-chart.tsx';
import classes from './stats-tab.module.css';
import { WeekChart } from './week-chart.tsx';

type Stats = RouteOutput<typeof getAdStats>;
type Props = {
  /** The search, as `searchOf` writes it. */
  asked: string;
  /** What narrows it. */
  filters: ReactNode;
  /** Shown when it finds nothing. */
  nothing: ReactNode;
};

/** The figures of the current search. */
export function StatsTab({ asked, filters, nothing }: Props) {
  const { data, error, mutate } = useSWR(
    [getAdStats.operation, 'charts', asked],
    async ([, , search]) => {
      const stats = await request(getAdStats, { query: queryOf(new URLSearchParams(search)) });
      return { stats, answers: search };
    },
    { keepPreviousData: true },
  );
  return (
    <Stack gap="lg">
      {filters}
      {error && data?.answers !== asked ? (
        <LoadFailure error={error} onRetry={() => mutate()} />
      ) : data ? (
        <Figures stats={data.stats} nothing={nothing} />
      ) : (
        <StatsSkeleton />
      )}
    </Stack>
  );
}

function Figures({ stats, nothing }: { stats: Stats; nothing: ReactNode }) {
  if (stats.total === 0) return nothing;
  return (
    <>
      <KeyFigures stats={stats} />
      <WeekChart weeks={stats.byWeekStarted} />
      <div className={classes.charts}>
        <CountChart title="Par plateforme" counts={stats.byPlatform} />
        <CountChart title="Par format" counts={stats.byFormat} />
        <CountChart title="Par secteur" counts={stats.byIndustry} />
        <CountChart title="Par appel à l’action" counts={stats.byCallToAction} />
        <CountChart title="Par pays" counts={stats.byCountry} />
        <CountChart title="Annonceurs les plus présents" counts={stats.topAdvertisers} />
      </div>
    </>
  );
}

function KeyFigures({ stats }: { stats: Stats }) {
  const { total, active, medianDaysRunning: median, startedThisWeek, stoppedThisWeek } = stats;
  const figures = [
    { name: 'Annonces', value: formatNumber(total) },
    { name: 'En cours', value: formatNumber(active) },
    { name: 'Durée médiane', value: median === null ? '—' : formatCount(median, 'jour') },
    { name: 'Lancées cette semaine', value: formatNumber(startedThisWeek) },
    { name: 'Arrêtées cette semaine', value: formatNumber(stoppedThisWeek) },
  ];
  return (
    <Stack gap="xs">
      <dl className={classes.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={classes.figure}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed">
        La semaine commence lundi. La moitié des annonces durent moins que la durée médiane, l’autre moitié davantage,
        celles en cours étant comptées jusqu’à aujourd’hui.
      </Text>
    </Stack>
  );
}

function StatsSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Chargement des statistiques">
      <Skeleton height={92} radius="lg" />
      <Skeleton height={320} radius="lg" />
      <div className={classes.charts}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} height={280} radius="lg" />
        ))}
      </div>
    </Stack>
  );
}
