import { Skeleton, Stack, Text } from '@mantine/core';
import { lazy, type RefObject, Suspense } from 'react';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../ads-query.ts';
import { CardGrid } from './card-grid.tsx';
import classes from './results.module.css';
import type { ChosenAds } from './use-chosen-ads.ts';
import type { Search, SearchPage } from './use-search.ts';

const Corrections = lazy(async () => ({ default: (await import('./corrections.tsx')).Corrections }));
const NoResult = lazy(async () => ({ default: (await import('./no-result.tsx')).NoResult }));

type Props = { search: Search; selection: ChosenAds; list: RefObject<HTMLUListElement | null> };

/** What the search finds: its cards, or why there are none. */
export function Results({ search, selection, list }: Props) {
  const { params } = useUrlState();
  const view = params.get(urlNames.view) === 'liste' ? 'list' : 'grid';
  const { first, ads, error, retry, loading, stale, more } = search;
  if (loading) return <ResultsSkeleton view={view} />;
  if (error && (!first || stale)) return <LoadFailure what="Les annonces" error={error} onRetry={retry} />;
  if (!first || ads.length === 0) return <NothingFound page={first} />;
  return (
    <Stack gap="md">
      {first.corrections.length > 0 && (
        <Suspense fallback={null}>
          <Corrections corrections={first.corrections} />
        </Suspense>
      )}
      <CardGrid search={search} selection={selection} view={view} list={list} />
      {error && <LoadFailure what="Les annonces" error={error} onRetry={retry} />}
      {more.exists && !error && (
        <Text size="sm" c="dimmed" ta="center" my="md">
          {formatNumber(ads.length)} sur {formatCount(first.total, 'annonce')}
          {more.loading && '. Chargement...'}
        </Text>
      )}
    </Stack>
  );
}

/** Why there is nothing: its code comes when that is so. */
export const NothingFound = ({ page }: { page: SearchPage | undefined }) => (
  <Suspense fallback={null}>
    <NoResult page={page} />
  </Suspense>
);

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

function ResultsSkeleton({ view }: { view: 'grid' | 'list' }) {
  return (
    <div className={classes.cards} data-view={view} role="status" aria-label="Chargement des annonces">
      {places.map((place) => (
        <div key={place} className={classes.skeleton}>
          <div className={classes.skeletonHead}>
            <Skeleton width={34} height={34} radius="md" />
            <Stack gap={6} flex={1}>
              <Skeleton height={12} width="55%" />
              <Skeleton height={10} width="75%" />
            </Stack>
          </div>
          <Stack gap={8} px="0.75rem" pb="0.75rem">
            <Skeleton height={11} />
            <Skeleton height={11} width="80%" />
          </Stack>
          <Skeleton radius={0} className={classes.skeletonCreative} />
          <div className={classes.skeletonFoot}>
            <Skeleton height={12} width={60} />
            <Skeleton height={20} width={120} radius="xl" />
          </div>
        </div>
      ))}
    </div>
  );
}
