import '../mantine-learning.css';
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import useSWR from 'swr';
import { getResultSummary } from '../../../../../shared/learning/results.contract.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { NothingImported } from '../insights/nothing-imported.tsx';
import { learningNames } from '../learning-url.ts';
import { ResultCards } from './result-cards.tsx';
import { ResultFilters } from './result-filters.tsx';
import { ResultTable } from './result-table.tsx';
import { type Results, resultQueryOf, useResults, usualSort } from './use-results.ts';

/** The ads whose results are known: what they say, and what they did. */
export function ResultsTab() {
  const { params, change } = useUrlState();
  const phone = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const query = resultQueryOf(params);
  const results = useResults(query);
  const { data: summary } = useSWR([getResultSummary.operation], () => request(getResultSummary, { query: {} }));
  const { pages, ads, total, error, reload, more, readingMore } = results;
  const sort = query[learningNames.sort] ?? usualSort;
  const asked = query[learningNames.text] === 'without';
  const { [learningNames.sort]: _, ...filters } = query;
  const filtered = Object.keys(filters).length > 0;
  if (error && !pages) return <LoadFailure what="Les résultats" error={error} onRetry={reload} />;
  if (pages && total === 0 && !filtered) return <NothingImported />;
  const shown = { results, currency: summary?.currency ?? null, asked };
  return (
    <Stack gap="md" maw="72rem">
      <ResultFilters sort={sort} phone={phone} total={total} />
      {!pages && <ListSkeleton />}
      {error && pages && <LoadFailure what="Ces résultats" error={error} onRetry={reload} />}
      {pages && <Found results={results} asked={asked} sort={sort} />}
      {pages && total === 0 && (
        <EmptyState title="Aucune annonce ne répond à ces critères">
          <Anchor
            component="button"
            type="button"
            inherit
            underline="always"
            onClick={() => change(Object.fromEntries(Object.keys(filters).map((name) => [name, null])))}
          >
            Toutes les montrer
          </Anchor>
        </EmptyState>
      )}
      {ads.length > 0 && (phone ? <ResultCards {...shown} /> : <ResultTable {...shown} sort={sort} />)}
      {more && (
        <Button variant="default" mr="auto" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
    </Stack>
  );
}

const sortedBy: Record<string, string> = {
  impressions: 'impressions',
  ctr: 'CTR',
  conversion_rate: 'taux de conversion',
  cpa: 'coût par conversion',
  newest: 'date',
};

/** How many there are, and how many have no text: what their words teach is not known. */
type FoundProps = { results: Results; asked: boolean; sort: string };

function Found({ results: { total, together }, asked, sort }: FoundProps) {
  const { change } = useUrlState();
  const may = useMay();
  const textless = asked || !together ? 0 : together.ads - together.withText;
  const link = (text: string, value: string | null) => (
    <Anchor
      component="button"
      type="button"
      size="sm"
      c="inherit"
      underline="always"
      onClick={() => change({ [learningNames.text]: value })}
    >
      {text}
    </Anchor>
  );
  return (
    <Text size="sm" c="dimmed">
      <span role="status">{`${formatCount(total, 'annonce')}${asked ? ' sans texte' : ''}`}</span>
      {total > 1 && sortedBy[sort] && `, triées par ${sortedBy[sort]}`}
      {asked && <>. {link('Toutes les annonces', null)}</>}
      {textless > 0 && (
        <>
          . {formatCount(textless, 'annonce n’a pas', 'annonces n’ont pas')} de texte&nbsp;:{' '}
          {textless === 1 ? 'elle ne compte' : 'elles ne comptent'} pas dans les enseignements sur les mots.{' '}
          {may('learning:write') && link('Ajouter des textes', 'without')}
        </>
      )}
    </Text>
  );
}

const ListSkeleton = () => (
  <div role="status" aria-label="Lecture des annonces">
    <Skeleton height={14} width={120} mb="sm" />
    <RowsSkeleton />
  </div>
);
