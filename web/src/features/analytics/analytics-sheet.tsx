import { Stack } from '@mantine/core';
import { FacetFilter, FacetGroup } from '../../components/facet-filter.tsx';
import { FilterSheet } from '../../components/filter-sheet.tsx';
import { formatCount } from '../../lib/format.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { countFilters, noFilters } from './analytics-query.ts';
import { Comparison, Money } from './figure-choices.tsx';
import { MoreFilters } from './more-filters.tsx';
import { type Overview, useFacets } from './use-analytics.ts';

type Props = { overview: Overview | undefined; compares: boolean; opened: boolean; onClose: () => void };

/** All that says of what the figures are, but for their days, one under the other. */
export function AnalyticsSheet({ overview, compares, opened, onClose }: Props) {
  const { params, change } = useUrlState();
  const facets = useFacets().data?.facets;
  return (
    <FilterSheet
      opened={opened}
      onClose={onClose}
      see={overview ? `Voir ${formatCount(overview.campaigns, 'campagne')}` : 'Voir les résultats'}
      onClear={countFilters(params) > 0 ? () => change(noFilters) : null}
    >
      <Stack gap="md">
        {compares && <Comparison above />}
        <Money overview={overview} above />
        <FacetGroup title="Plateforme">
          <FacetFilter name="platform" title="Plateforme" counts={facets?.platform} />
        </FacetGroup>
        <MoreFilters />
      </Stack>
    </FilterSheet>
  );
}
