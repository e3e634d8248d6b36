import '@mantine/core/styles/Skeleton.css';
import { Button, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import useSWR from 'swr';
import { getProspectStats } from '../../../../../shared/prospects/stats.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { ChartsSkeleton, StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { queryOf } from '../prospects-query.ts';
import { OwnerTable } from './owner-table.tsx';
import { periodIn, periodNames } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import { ProspectFigures } from './prospect-figures.tsx';
import classes from './stats.module.css';

const ProspectCharts = lazy(async () => ({ default: (await import('./prospect-charts.tsx')).ProspectCharts }));

/** The figures of the prospects that the page finds, of which those created in a period. */
export function ProspectStatsView({ asked }: { asked: string }) {
  const { params } = useUrlState();
  const period = periodIn(params);
  const { from, to, problem } = period;
  const whole = `${asked}/${from}/${to}`;
  const { data, error, mutate } = useSWR(
    problem ? null : [getProspectStats.operation, asked, from, to],
    async () => {
      const { sort: _, order: __, ...filters } = queryOf(asked, new Date());
      const query = { ...filters, from: from || undefined, to: to || undefined };
      return { stats: await request(getProspectStats, { query }), answers: whole };
    },
    { keepPreviousData: true },
  );
  const { store } = useProspectSpace();
  // What changes elsewhere on the page changes the figures.
  useEffect(
    () => store.join({ status: undefined, items: () => [], change: () => undefined, reload: () => mutate() }),
    [store, mutate],
  );
  return (
    <Stack gap="lg">
      <PeriodChoice period={period} />
      {error && !problem && data?.answers !== whole ? (
        <LoadFailure what="Les statistiques" error={error} onRetry={() => mutate()} />
      ) : !data ? (
        !problem && <StatsSkeleton figuresHeight={184} />
      ) : data.stats.total === 0 ? (
        <NoneCreated />
      ) : (
        <>
          <ProspectFigures stats={data.stats} from={from} to={to} />
          <OwnerTable stats={data.stats} />
          <Suspense fallback={<ChartsSkeleton />}>
            <ProspectCharts stats={data.stats} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}

function NoneCreated() {
  const { change } = useUrlState();
  return (
    <div className={classes.nothing}>
      <Title order={2} fz="xl">
        Aucun prospect créé pendant cette période
      </Title>
      <Text c="dimmed" mt="xs" mb="md">
        Choisissez une période plus longue.
      </Text>
      <Button
        variant="default"
        onClick={() => change({ [periodNames.choice]: null, [periodNames.from]: null, [periodNames.to]: null })}
      >
        Voir tous les prospects
      </Button>
    </div>
  );
}
