import '../mantine-learning.css';
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { metricNames } from '../../../../../shared/learning/insight-texts.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { metricText } from '../figures.ts';
import { learningNames } from '../learning-url.ts';
import { findingsOf } from './findings.ts';
import { FindingsPanel, Standing } from './findings-panel.tsx';
import { InsightFilters } from './insight-filters.tsx';
import classes from './insights.module.css';
import { insightFilters, insightQueryOf, metricIn, noInsightFilters } from './insights-query.ts';
import { isTold, keyOfLift } from './lift-words.ts';
import { Method } from './method.tsx';
import { NothingImported } from './nothing-imported.tsx';
import { type Insights, useInsights } from './use-insights.ts';

/** What goes with better results, a sentence a finding, each with its doubt. */
export function InsightsTab() {
  const { params } = useUrlState();
  const today = parisDay();
  const { data, error, mutate, isLoading } = useInsights(insightQueryOf(params, today));
  const filtered = insightFilters.some((name) => params.has(name));
  if (error && !data) return <LoadFailure what="Les enseignements" error={error} onRetry={() => mutate()} />;
  const none = data?.population.ads === 0 && data.population.excluded === 0;
  if (none && !filtered && metricIn(params) === 'ctr') return <NothingImported />;
  return (
    <Stack gap="md" maw="72rem">
      <InsightFilters />
      {error && <LoadFailure what="Ces enseignements" error={error} onRetry={() => mutate()} />}
      {!data && <ListSkeleton />}
      {data && (none ? <NothingHere /> : <Findings insights={data} stale={isLoading} />)}
    </Stack>
  );
}

function Findings({ insights, stale }: { insights: Insights; stale: boolean }) {
  const { metric, population, betweenAds, items } = insights;
  const findings = findingsOf(items.filter(isTold), metric);
  const missing = items.filter((lift) => !isTold(lift));
  return (
    <>
      <div>
        {findings.length > 0 && <Standing findings={findings} metric={metric} />}
        <Population insights={insights} />
      </div>
      <section className={classes.panel} data-stale={stale || undefined} aria-label="Enseignements">
        {findings.length === 0 ? (
          <Text>
            {items.length === 0
              ? 'Rien à comparer\u00a0: aucune caractéristique de ces annonces n’est connue.'
              : 'Pas encore de quoi comparer\u00a0: voici ce qui manque à chaque caractéristique.'}
          </Text>
        ) : (
          <FindingsPanel findings={findings} metric={metric} currency={population.currency} />
        )}
        <Insufficient lifts={missing} open={findings.length === 0} />
      </section>
      <Method betweenAds={betweenAds} />
    </>
  );
}

/** Of how many ads findings are, and what these lack. */
function Population({ insights: { metric, population } }: { insights: Insights }) {
  const { ads, excluded, rate, withText, currency } = population;
  const { params } = useUrlState();
  const textless = ads - withText;
  return (
    <Text size="sm" c="dimmed" mt={4}>
      {formatCount(ads, 'annonce comptée', 'annonces comptées')}
      {rate !== null && `, ${metricNames[metric]} moyen ${metricText(metric, rate, currency)}`}.
      {excluded > 0 &&
        ` ${formatCount(excluded, 'autre est laissée', 'autres sont laissées')} de côté\u00a0: trop peu montrées, ou non mesurées.`}
      {params.has(learningNames.period) && ' Les lignes sans jour n’y sont pas.'}
      {textless > 0 && (
        <>
          {' '}
          {withText === 0 ? 'Aucune n’a' : formatCount(textless, 'annonce n’a pas', 'annonces n’ont pas')} de
          texte&nbsp;: {textless === 1 ? 'elle ne compte' : 'elles ne comptent'} que pour le format, et l’audience quand
          elle est connue.{' '}
          <Anchor
            component={Link}
            to={`${paths.learningImport}?${learningNames.tab}=resultats&${learningNames.text}=without`}
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
    <details className={classes.more} open={open}>
      <summary>{formatCount(lifts.length, 'caractéristique')} sans assez de données</summary>
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
        onClick={() => change({ ...noInsightFilters, [learningNames.metric]: null })}
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
