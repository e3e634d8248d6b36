import { Stack } from '@mantine/core';
import { FacetFilter, FacetGroup } from '../../../components/facet-filter.tsx';
import { FilterSheet } from '../../../components/filter-sheet.tsx';
import { WhoseValues } from '../../../components/whose-values.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, noFilters } from '../prospects-query.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { OtherFilters, ScoreFilter } from './other-filters.tsx';

type Props = { first: ProspectListState['first']; opened: boolean; onClose: () => void };

/** All that narrows the prospects, one under the other. */
export function ProspectSheet({ first, opened, onClose }: Props) {
  const { params, change } = useUrlState();
  const { clientId } = useChosenClient();
  const facets = first?.facets;
  const hasClients = facets?.clientId.some(({ value }) => value !== 'none');
  return (
    <FilterSheet
      opened={opened}
      onClose={onClose}
      see={first ? `Voir ${formatCount(first.total, 'prospect')}` : 'Voir les prospects'}
      onClear={countFilters(params) > 0 ? () => change(noFilters) : null}
    >
      <Stack gap="md">
        <FacetGroup title="Statut">
          <FacetFilter name="status" title="Statut" counts={facets?.status} />
        </FacetGroup>
        <FacetGroup title="Propriétaire">
          <WhoseValues name="ownerId" title="Propriétaire" counts={facets?.ownerId} />
        </FacetGroup>
        {clientId === null && hasClients && (
          <FacetGroup title="Client">
            <WhoseValues name="clientId" title="Client" counts={facets?.clientId} />
          </FacetGroup>
        )}
        <FacetGroup title="Score">
          <ScoreFilter facets={facets} />
        </FacetGroup>
        <OtherFilters facets={facets} />
      </Stack>
    </FilterSheet>
  );
}
