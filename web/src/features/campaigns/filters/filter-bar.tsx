import { Button, Stack } from '@mantine/core';
import type { Count } from '../../../../../shared/ads/ad.ts';
import { campaignPlatforms, campaignStatuses } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { FacetFilter, FacetGroup } from '../../../components/facet-filter.tsx';
import { FacetValues } from '../../../components/facet-values.tsx';
import { FilterPopover } from '../../../components/filter-popover.tsx';
import { WhoseFilters } from '../../../components/whose-filters.tsx';
import { toggled } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, type FilterName, noFilters } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';

type Facets = NonNullable<CampaignListState['first']>['facets'] | undefined;

const otherNames: FilterName[] = ['objective', 'industry', 'tag', 'dim'];

/** What narrows the campaigns, with what each choice would give. */
export function FilterBar({ facets }: { facets: Facets }) {
  const { params, change } = useUrlState();
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
      <WhoseFilters owners={facets?.ownerId} clients={facets?.clientId} />
      <FilterPopover label={others > 0 ? `Filtres (${others})` : 'Filtres'} active={others > 0} width={300}>
        <Stack gap="md">
          <FacetGroup title="Objectif">
            <FacetFilter name="objective" title="Objectif" counts={facets?.objective} />
          </FacetGroup>
          <FacetGroup title="Secteur">
            <FacetFilter name="industry" title="Secteur" counts={facets?.industry} searchable />
          </FacetGroup>
          <FacetGroup title="Étiquettes">
            <FacetFilter name="tag" title="Étiquettes" counts={facets?.tag} searchable />
          </FacetGroup>
          {facets?.dims.map((dim) => (
            <DimFilter key={dim.field} {...dim} />
          ))}
        </Stack>
      </FilterPopover>
      {countFilters(params) > 0 && (
        <Button variant="subtle" color="gray" size="sm" px="xs" onClick={() => change(noFilters)}>
          Effacer
        </Button>
      )}
    </>
  );
}

/** What names say in one field of the naming rule. */
function DimFilter({ field, counts }: { field: string; counts: Count[] }) {
  const { params, change } = useUrlState();
  const prefix = `${field}:`;
  const selected = params.getAll('dim').filter((one) => one.startsWith(prefix));
  return (
    <FacetGroup title={field}>
      <FacetValues
        title={field}
        counts={counts}
        selected={selected.map((one) => one.slice(prefix.length))}
        onToggle={(value) => change(toggled(params, 'dim', `${prefix}${value}`))}
        searchable
      />
    </FacetGroup>
  );
}

/** `Statut`, `Statut : Active` or `Statut (2)`. */
function chosenLabel(params: URLSearchParams, name: FilterName, title: string, labels: Record<string, string>): string {
  const [first, ...others] = params.getAll(name);
  if (first === undefined) return title;
  const known = Object.entries(labels).find(([value]) => value === first)?.[1];
  return others.length > 0 || !known ? `${title} (${others.length + 1})` : `${title}\u00a0: ${known}`;
}
