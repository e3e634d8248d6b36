import '../mantine-learning.css';
import { Anchor, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { type InsightMetric, insightMetrics } from '../../../../../shared/learning/learning.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { TableSwitch } from '../../../components/chart-frame.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { metricText } from '../figures.ts';
import { BrandSelect, PlatformSelect, wide } from '../filter-selects.tsx';
import { learningNames } from '../learning-url.ts';
import { ForestLegend } from './forest-plot.tsx';
import { InsightActs } from './insight-acts.tsx';
import { InsightList } from './insight-list.tsx';
import classes from './insights.module.css';
import { insightPeriodIn, insightQueryOf, metricIn } from './insights-query.ts';
import { LiftTable } from './lift-table.tsx';
import { isTold, keyOfLift } from './lift-words.ts';
import { Method } from './method.tsx';
import { NothingImported } from './nothing-imported.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { type Insights, useInsights } from './use-insights.ts';
import { WorkedOut } from './worked-out.tsx';

const filters = [learningNames.platform, learningNames.brand, learningNames.period];

/** What goes with better results, a sentence a finding, each with its doubt. */
export function InsightsTab() {
  const { params } = useUrlState();
  const today = parisDay();
  const { data, error, mutate, isLoading } = useInsights(insightQueryOf(params, today));
  const filtered = filters.some((name) => params.has(name));
  if (error && !data) return <LoadFailure what="Les enseignements" error={error} onRetry={() => mutate()} />;
  const none = data?.population.ads === 0 && data.population.excluded === 0;
  if (none && !filtered && metricIn(params) === 'ctr') return <NothingImported />;
  return (
    <Stack gap="md" maw="72rem">
      <Filters />
      {error && <LoadFailure what="Ces enseignements" error={error} onRetry={() => mutate()} />}
      {!data && <ListSkeleton />}
      {data && (none ? <NothingHere /> : <Findings insights={data} stale={isLoading} />)}
    </Stack>
  );
}

function Filters() {
  const { params, change } = useUrlState();
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label="Mesure"
        size="sm"
        wrapperProps={wide}
        value={metricIn(params)}
        data={keysOf(insightMetrics).map((value) => ({ value, label: insightMetrics[value] }))}
        onChange={({ currentTarget: { value } }) => change({ [learningNames.metric]: value === 'ctr' ? null : value })}
      />
      <PlatformSelect />
      <BrandSelect />
      <PeriodFilter period={insightPeriodIn(params, parisDay())} />
    </div>
  );
}

function Findings({ insights, stale }: { insights: Insights; stale: boolean }) {
  const [asTable, setAsTable] = useState(false);
  const { metric, population, betweenAds, items } = insights;
  const told = items.filter(isTold);
  const { currency } = population;
  return (
    <>
      <Population insights={insights} />
      <section className={classes.panel} data-stale={stale || undefined} aria-label="Enseignements">
        {told.length === 0 ? (
          <Text>
            {items.length === 0
              ? 'Rien à comparer\u00a0: aucun trait de ces annonces n’est connu.'
              : 'Pas encore de quoi comparer\u00a0: voici ce qui manque à chaque trait.'}
          </Text>
        ) : (
          <>
            <div className={classes.head}>
              <Text size="sm" fw={600}>
                Écart de {metricName(metric)}, avec le trait contre sans
              </Text>
              {!asTable && <ForestLegend />}
              <TableSwitch asTable={asTable} onChange={setAsTable} />
            </div>
            {asTable ? (
              <LiftTable lifts={told} metric={metric} currency={currency} />
            ) : (
              <InsightList
                lifts={told}
                metric={metric}
                more={(lift) => (
                  <>
                    <InsightActs lift={lift} />
                    <WorkedOut lift={lift} metric={metric} currency={currency} />
                  </>
                )}
              />
            )}
          </>
        )}
        <Insufficient lifts={items.filter((lift) => !isTold(lift))} open={told.length === 0} />
      </section>
      <Method betweenAds={betweenAds} />
    </>
  );
}

const metricName = (metric: InsightMetric): string =>
  metric === 'ctr' ? insightMetrics.ctr : insightMetrics[metric].toLocaleLowerCase('fr');

/** Of how many ads findings are, and what these lack. */
function Population({ insights: { metric, population } }: { insights: Insights }) {
  const { ads, excluded, rate, withText, withFormat, currency } = population;
  const { params } = useUrlState();
  return (
    <Text size="sm" c="dimmed">
      {formatCount(ads, 'annonce comptée', 'annonces comptées')}
      {rate !== null && `, ${metricName(metric)} ${metricText(metric, rate, currency)} en tout`}.
      {excluded > 0 &&
        ` ${formatCount(excluded, 'autre est laissée', 'autres sont laissées')} de côté\u00a0: trop peu montrées, ou non mesurées.`}
      {params.has(learningNames.period) && ' Les lignes sans jour n’y sont pas.'}
      {ads > 0 && withText < ads && (
        <>
          {' '}
          {knownText(withText, withFormat, ads)}&nbsp;: les traits des mots ne se lisent que dans un texte.{' '}
          <Anchor
            component={Link}
            to={`${paths.learningImport}?${learningNames.tab}=resultats`}
            size="sm"
            c="inherit"
            underline="always"
          >
            Ajouter des textes
          </Anchor>
        </>
      )}
    </Text>
  );
}

function Insufficient({ lifts, open }: { lifts: readonly Lift[]; open: boolean }) {
  if (lifts.length === 0) return null;
  return (
    <details className={classes.fold} open={open} style={{ marginTop: '0.75rem' }}>
      <summary>{formatCount(lifts.length, 'trait')} sans assez de données</summary>
      <ul className={classes.missing} aria-label="Données insuffisantes">
        {lifts.map((lift) => (
          <li key={keyOfLift(lift)}>{lift.sentence}</li>
        ))}
      </ul>
    </details>
  );
}

function NothingHere() {
  const { params, change } = useUrlState();
  return (
    <EmptyState title="Aucune annonce mesurée ici">
      {params.has(learningNames.period)
        ? 'Vos lignes n’ont peut-être pas de jour\u00a0: elles comptent quand aucune période n’est choisie. '
        : 'Aucune annonce importée n’a cette mesure avec ces filtres. '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        onClick={() => change(Object.fromEntries([...filters, learningNames.metric].map((name) => [name, null])))}
      >
        Tout montrer
      </Anchor>
    </EmptyState>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e'];

const ListSkeleton = () => (
  <Stack gap="sm" role="status" aria-label="Lecture des enseignements">
    <Skeleton height={14} width="40%" />
    {rows.map((row) => (
      <Skeleton key={row} height={64} radius="md" />
    ))}
  </Stack>
);

/** How many ads are known by their words, and by their format where that is not all. */
function knownText(withText: number, withFormat: number, ads: number): string {
  if (withText === 0 && withFormat === 0) return 'Aucune n’a de texte ni de format';
  const texts = withText === 0 ? 'Aucune n’a de texte' : `${formatNumber(withText)} seulement ont un texte`;
  if (withFormat === ads) return texts;
  return withFormat === 0 ? `${texts}, aucune de format` : `${texts}, ${formatNumber(withFormat)} ont un format`;
}
