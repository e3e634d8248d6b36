import { NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { fewestForStats } from '../../../../../shared/rules/ugc/collaboration-stats.ts';
import { getUgcStats } from '../../../../../shared/ugc/stats.contract.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import framed from '../../../components/framed-list.module.css';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { formatCount, formatDay, formatNumber, formatPercent } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { useUgcBrands } from '../brands/use-brands.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';
import { daysOf, lastYear, periods } from './stats-period.ts';

type Stats = RouteOutput<typeof getUgcStats>;

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
  const { from, to, approved, byCreator, spend } = stats;
  if (approved === 0 && spend === 0)
    return (
      <EmptyState title="Rien de validé ni de payé ces jours-là">
        Du {formatDay(from)} au {formatDay(to)}, aucun livrable n’a été validé et aucun créateur payé.
      </EmptyState>
    );
  return (
    <>
      <KeyFigures figures={figuresOf(stats)} across={4} />
      <Text size="sm" c="dimmed" my="sm">
        Du {formatDay(from)} au {formatDay(to)}. En dessous de {fewestForStats}, taux, médiane et coûts ne se disent
        pas. Une publicité gagnante est celle qu’Analytics juge ainsi, du côté de l’objectif de sa campagne jusque dans
        le pire cas&nbsp;: liez vos films validés à leur campagne, avec le nom de leur publicité.
      </Text>
      <ul className={framed.list} aria-label="Par créateur, ceux qui ont été le plus payés d’abord">
        {byCreator.map((one) => (
          <CreatorRow key={one.creatorId} one={one} />
        ))}
      </ul>
    </>
  );
}

const tooFew = 'données insuffisantes';
const orTooFew = <T,>(value: T | null, text: (value: T) => string) => (value === null ? tooFew : text(value));
const daysText = (days: number) => `${formatNumber(days)}\u00a0${days < 2 ? 'jour' : 'jours'}`;

const figuresOf = (stats: Stats) => [
  { name: 'Payé, HT', value: eurosText(stats.spend) },
  { name: 'Coût d’un livrable validé, HT', value: orTooFew(stats.costPerDeliverable, eurosText) },
  { name: 'Coût d’une publicité gagnante, HT', value: orTooFew(stats.costPerWinningAd, eurosText) },
  {
    name: 'Livrables validés',
    value: formatNumber(stats.deliverables),
    more: formatCount(stats.approved, 'collaboration'),
  },
  { name: 'De l’accord à la validation', value: orTooFew(stats.medianDaysToApproved, daysText), more: 'médiane' },
  { name: 'Remis à l’heure', value: orTooFew(stats.onTimeRate, formatPercent) },
  { name: 'Avec retouches', value: orTooFew(stats.revisionRate, formatPercent) },
  { name: 'Droits qui finissent sous 30\u00a0jours', value: formatNumber(stats.rightsExpiring30d) },
];

function CreatorRow({ one }: { one: Stats['byCreator'][number] }) {
  const { creatorId, creatorName, spend, approved, onTimeRate, costPerDeliverable } = one;
  const facts = [
    formatCount(approved, 'collaboration validée', 'collaborations validées'),
    costPerDeliverable !== null && `${eurosText(costPerDeliverable)} le livrable`,
    onTimeRate !== null && `${formatPercent(onTimeRate)} à l’heure`,
  ];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Link className={classes.name} to={paths.ugcCreator(creatorId)}>
          <bdi>{creatorName}</bdi>
        </Link>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text size="sm" className={classes.figures}>
        {eurosText(spend)} HT
      </Text>
      <span />
    </li>
  );
}
