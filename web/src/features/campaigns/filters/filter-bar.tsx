import { campaignPlatforms, campaignStatuses } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { FacetFilter } from '../../../components/facet-filter.tsx';
import { FacetValuesSkeleton } from '../../../components/facet-values.tsx';
import { FilterPopover } from '../../../components/filter-popover.tsx';
import { later } from '../../../lib/later.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, type FilterName, filterNames } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';

const FilterGroups = later(async () => (await import('./filter-groups.tsx')).FilterGroups, <FacetValuesSkeleton />);

export type Facets = NonNullable<CampaignListState['first']>['facets'] | undefined;

const otherNames = filterNames.filter((name) => name !== 'status' && name !== 'platform');

/** What narrows the campaigns, with what each choice would give. */
export function FilterBar({ facets }: { facets: Facets }) {
  const { params } = useUrlState();
  const others = countFilters(params, otherNames);
  return (
    <>
      <FilterPopover label={chosenLabel(params, 'status', 'Statut', campaignStatuses)} active={params.has('status')}>
        <FacetFilter name="status" title="Statut" counts={facets?.status} />
      </FilterPopover>
      <FilterPopover
        label={chosenLabel(params, 'platform', 'Plateforme', campaignPlatforms)}
        active={params.has('platform')}
      >
        <FacetFilter name="platform" title="Plateforme" counts={facets?.platform} />
      </FilterPopover>
      <FilterPopover label={others > 0 ? `Filtres (${others})` : 'Filtres'} active={others > 0} width={300}>
        <FilterGroups facets={facets} />
      </FilterPopover>
    </>
  );
}

/** `Statut`, `Statut : Active` or `Statut (2)`. */
function chosenLabel(params: URLSearchParams, name: FilterName, title: string, labels: Record<string, string>): string {
  const [first, ...others] = params.getAll(name);
  if (first === undefined) return title;
  const known = Object.entries(labels).find(([value]) => value === first)?.[1];
  return others.length > 0 || !known ? `${title} (${others.length + 1})` : `${title}\u00a0: ${known}`;
}
