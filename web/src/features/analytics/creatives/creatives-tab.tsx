import { Button, Skeleton, Text } from '@mantine/core';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { later } from '../../../lib/later.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../analytics.module.css';
import { countFilters } from '../analytics-query.ts';
import { AnalyticsToolbar } from '../analytics-toolbar.tsx';
import { measuresNothing, NoDays, NoFigures } from '../no-figures.tsx';
import { useAsked, useOverview } from '../use-analytics.ts';
import { AdCards } from './ad-cards.tsx';
import { creativeNames, creativesIn } from './creatives-query.ts';
import { GroupsTable } from './groups-table.tsx';
import { JudgeBar } from './judge-bar.tsx';
import { type Creatives, useCreatives } from './use-creatives.ts';
import { WinnersLine } from './winners-line.tsx';

const LaunchesChart = later(
  async () => (await import('./launches-chart.tsx')).LaunchesChart,
  <Skeleton height={320} radius="lg" />,
);

/** All ads: which are winners and by what rule, what their names have in common, when they began, and whether they tire. */
export function CreativesTab() {
  const { params } = useUrlState();
  const asked = useAsked();
  const overview = useOverview();
  const currency = overview.data?.converted?.currency ?? overview.data?.currencies[0]?.currency ?? null;
  const { pages, error, more, readingMore, reload } = useCreatives(currency, creativesIn(params));
  const [first] = pages ?? [];
  const isEmpty = overview.data?.campaigns === 0;
  const filtered = asked.includes('clientId=') || countFilters(params) > 0;
  const isUnmeasured = overview.data !== undefined && overview.data.asked === asked && measuresNothing(overview.data);
  const failure = overview.error ?? error;
  return (
    <div className={classes.root}>
      {!(isEmpty && !filtered) && <AnalyticsToolbar overview={overview.data} compares={false} />}
      {isEmpty && <NoFigures filtered={filtered} />}
      {failure && <Failure error={failure} retry={() => Promise.all([overview.mutate(), reload()])} />}
      {!failure && !isEmpty && isUnmeasured && <NoDays />}
      {!failure && !isEmpty && !isUnmeasured && (
        <Told first={first} pages={pages ?? []} more={more && { read: more, reading: readingMore }} />
      )}
    </div>
  );
}

function Failure({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  const { params, change } = useUrlState();
  // What cannot be told so: trying again would change nothing.
  const problem = error instanceof ApiError ? error.details[0]?.message : undefined;
  if (!problem) return <LoadFailure what="Les créations" error={error} onRetry={retry} />;
  return (
    <div>
      <Text role="alert" fw={600}>
        {problem}
      </Text>
      {params.has(creativeNames.by) && (
        <Button mt="md" variant="default" onClick={() => change({ [creativeNames.by]: null })}>
          Grouper autrement
        </Button>
      )}
    </div>
  );
}

type ToldProps = {
  first: Creatives | undefined;
  pages: readonly Creatives[];
  more: { read: () => void; reading: boolean } | undefined;
};

function Told({ first, pages, more }: ToldProps) {
  if (!first) return <StatsSkeleton />;
  if (first.whole.ads === 0) return <NoAds />;
  return (
    <div className={classes.content}>
      <JudgeBar creatives={first} />
      <WinnersLine creatives={first} />
      <GroupsTable creatives={first} />
      <AdCards creatives={first} ads={pages.flatMap(({ items }) => items)} more={more} />
      {first.weeks.some(({ ads }) => ads > 0) && <LaunchesChart creatives={first} />}
    </div>
  );
}

/** Figures are of campaigns alone. */
function NoAds() {
  return (
    <section className={classes.nothing}>
      <Text component="h2" fw={600} fz="xl">
        Aucune publicité sur ces jours
      </Text>
      <Text c="dimmed" mt={4} maw="40rem">
        Vos chiffres sont ceux des campagnes. Pour juger les publicités, importez un export au niveau des publicités
        (une ligne par publicité et par jour), ou connectez Meta.
      </Text>
    </section>
  );
}
