import { Button } from '@mantine/core';
import { prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import { FacetFilter } from '../../../components/facet-filter.tsx';
import { FilterPopover } from '../../../components/filter-popover.tsx';
import { WhoseFilters } from '../../../components/whose-filters.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, type FilterName, noFilters } from '../prospects-query.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { OtherFilters, ScoreFilter } from './other-filters.tsx';

export type Facets = NonNullable<ProspectListState['first']>['facets'] | undefined;

const scoreNames: FilterName[] = ['grade', 'minScore', 'maxScore'];
const otherNames: FilterName[] = [
  'source',
  'campaignId',
  'tag',
  'minValue',
  'maxValue',
  'action',
  'createdFrom',
  'createdTo',
  'custom',
  'retainUntilBefore',
  'industry',
  'jobLevel',
  'companySize',
  'country',
];

/** What narrows the prospects, with what each choice would give. */
export function FilterBar({ facets }: { facets: Facets }) {
  const { params, change } = useUrlState();
  const [score, others] = [countFilters(params, scoreNames), countFilters(params, otherNames)];
  return (
    <>
      <FilterPopover label={statusLabel(params)} active={params.has('status')}>
        <FacetFilter name="status" title="Statut" counts={facets?.status} />
      </FilterPopover>
      <WhoseFilters owners={facets?.ownerId} clients={facets?.clientId} />
      <FilterPopover label={score > 0 ? `Score (${score})` : 'Score'} active={score > 0}>
        <ScoreFilter facets={facets} />
      </FilterPopover>
      <FilterPopover label={others > 0 ? `Filtres (${others})` : 'Filtres'} active={others > 0} width={300}>
        <OtherFilters facets={facets} />
      </FilterPopover>
      {countFilters(params) > 0 && (
        <Button variant="subtle" color="gray" size="sm" px="xs" onClick={() => change(noFilters)}>
          Effacer
        </Button>
      )}
    </>
  );
}

/** `Statut`, `Statut : Proposition` or `Statut (2)`. */
function statusLabel(params: URLSearchParams): string {
  const [first, ...others] = params.getAll('status');
  if (first === undefined) return 'Statut';
  const known = Object.entries(prospectStatuses).find(([status]) => status === first)?.[1];
  return others.length > 0 || !known ? `Statut (${others.length + 1})` : `Statut : ${known}`;
}
