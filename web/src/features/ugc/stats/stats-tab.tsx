import { NativeSelect, Text, Title } from '@mantine/core';
import useSWR from 'swr';
import { fewestForStats } from '../../../../../shared/rules/ugc/collaboration-stats.ts';
import { getUgcStats } from '../../../../../shared/ugc/stats.contract.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { formatDay } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { useUgcBrands } from '../brands/use-brands.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';
import { AdsList } from './ads-list.tsx';
import type { Stats } from './measured-facts.ts';
import { daysOf, lastYear, periods } from './stats-period.ts';
import { CreatorsList, StatsFigures } from './stats-shown.tsx';

/** What collaborations cost and the time that they take, of the days and the advertiser that the address names. */
export function StatsTab() {
  const { params, change } = useUrlState();
  const brands = useUgcBrands().data ?? [];
  const [brandId, period] = [params.get(ugcNames.brand) ?? '', params.get(ugcNames.period)];
  const days = daysOf(period);
  const { data, error, mutate } = useSWR(
    [getUgcStats.operation, brandId, days.from, days.to],
    () => request(getUgcStats, { query: { ...days, ...(brandId && { brandId }) } }),
    { keepPreviousData: true },
  );
  return (
    <section aria-label="Résultats">
      <div className={classes.filters}>
        <NativeSelect
          aria-label="Période"
          value={period ?? lastYear.slug}
          onChange={({ currentTarget: { value } }) =>
            change({ [ugcNames.period]: value === lastYear.slug ? null : value })
          }
          data={periods.map(({ slug, label }) => ({ value: slug, label }))}
        />
        <NativeSelect
          aria-label="Annonceur"
          value={brandId}
          onChange={({ currentTarget }) => change({ [ugcNames.brand]: currentTarget.value || null })}
          data={[
            { value: '', label: 'Tous les annonceurs' },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {!data && error && <LoadFailure what="Les résultats" error={error} onRetry={() => mutate()} />}
      {!data && !error && <RowsSkeleton />}
      {data && <Shown stats={data} />}
    </section>
  );
}

function Shown({ stats }: { stats: Stats }) {
  const { from, to, approved, byCreator, spend, ads } = stats;
  if (approved === 0 && spend === 0)
    return (
      <EmptyState title="Rien de validé ni de payé ces jours-là">
        Du {formatDay(from)} au {formatDay(to)}, aucun livrable n’a été validé et aucun créateur payé.
      </EmptyState>
    );
  return (
    <>
      <StatsFigures stats={stats} />
      <Text size="sm" c="dimmed" my="sm">
        Du {formatDay(from)} au {formatDay(to)}. En dessous de {fewestForStats}, taux, médiane et coûts ne se disent
        pas. Une publicité gagnante est celle qu’Analytics juge ainsi, du côté de l’objectif de sa campagne jusque dans
        le pire cas&nbsp;: liez vos films validés à leur campagne, avec le nom de leur publicité.
      </Text>
      <CreatorsList creators={byCreator} />
      {ads && ads.length > 0 && (
        <>
          <Title order={2} fz="md" mt="lg" mb="xs">
            Leurs publicités
          </Title>
          <AdsList ads={ads} label="Les publicités faites de leurs livrables, celles qui ont le plus dépensé d’abord" />
        </>
      )}
    </>
  );
}
