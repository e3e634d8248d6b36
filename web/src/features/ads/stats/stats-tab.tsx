import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { getAdStats } from '../../../../../shared/ads/library.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { ChartGrid } from '../../../components/chart-frame.tsx';
import { CountChart } from '../../../components/count-chart.tsx';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { WeekChart } from '../../../components/week-chart.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { toggled } from '../../../lib/list-query.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { type ListFilter, queryOf } from '../ads-query.ts';

type Stats = RouteOutput<typeof getAdStats>;
type Props = {
  /** The search, as `searchOf` writes it. */
  asked: string;
  /** What narrows it. */
  filters: ReactNode;
  /** Shown when it finds nothing. */
  nothing: ReactNode;
};

const counted = { name: 'Annonces', unit: 'Nombre d’annonces' };

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
        <LoadFailure what="Les statistiques" error={error} onRetry={() => mutate()} />
      ) : data ? (
        <Figures stats={data.stats} nothing={nothing} />
      ) : (
        <StatsSkeleton />
      )}
    </Stack>
  );
}

function Figures({ stats, nothing }: { stats: Stats; nothing: ReactNode }) {
  const { params, change } = useUrlState();
  const chart = (filter: ListFilter) => ({
    counted,
    onChoose: (value: string) => change(toggled(params, filter, value)),
  });
  if (stats.total === 0) return nothing;
  return (
    <>
      <AdFigures stats={stats} />
      <WeekChart title="Annonces lancées" counted={counted} weeks={stats.byWeekStarted} />
      <ChartGrid>
        <CountChart title="Par plateforme" what="Plateforme" {...chart('platform')} counts={stats.byPlatform} />
        <CountChart title="Par secteur" what="Secteur" {...chart('industry')} counts={stats.byIndustry} />
        <CountChart title="Par format" what="Format" {...chart('format')} counts={stats.byFormat} />
        <CountChart title="Par pays" what="Pays" {...chart('country')} counts={stats.byCountry} />
        <CountChart
          title="Par appel à l’action"
          what="Appel à l’action"
          {...chart('callToAction')}
          counts={stats.byCallToAction}
        />
        <CountChart
          title="Annonceurs les plus présents"
          what="Annonceur"
          {...chart('advertiserId')}
          counts={stats.topAdvertisers}
        />
      </ChartGrid>
    </>
  );
}

function AdFigures({ stats }: { stats: Stats }) {
  const { total, active, medianDaysRunning: median, startedThisWeek, stoppedThisWeek, weekBefore: before } = stats;
  const against = (count: number | undefined) =>
    count !== undefined && `contre ${formatNumber(count)} une semaine plus tôt`;
  return (
    <Stack gap="xs">
      <KeyFigures
        figures={[
          { name: 'Annonces', value: formatNumber(total), more: 'variantes comprises' },
          { name: 'En cours', value: formatNumber(active), more: against(before?.active) },
          { name: 'Durée médiane', value: median === null ? '—' : formatCount(median, 'jour') },
          { name: 'Lancées (semaine)', value: formatNumber(startedThisWeek), more: against(before?.started) },
          { name: 'Arrêtées (semaine)', value: formatNumber(stoppedThisWeek), more: against(before?.stopped) },
        ]}
      />
      <Text size="xs" c="dimmed">
        Ici chaque variante est comptée. Les semaines commencent le lundi
        {before && ' et se comparent au même jour'}. Cliquez sur une barre pour filtrer.
      </Text>
    </Stack>
  );
}
