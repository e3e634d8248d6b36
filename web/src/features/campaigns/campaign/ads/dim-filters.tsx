import { Button } from '@mantine/core';
import { FacetValues } from '../../../../components/facet-values.tsx';
import { FilterPopover } from '../../../../components/filter-popover.tsx';
import { toggled } from '../../../../lib/list-query.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import { urlNames } from '../campaign-url.ts';
import type { useAds } from './use-ads.ts';

type Dims = NonNullable<ReturnType<typeof useAds>['pages']>[number]['dims'];

/** What the names of ads say in each field of the naming rule, to see some of them alone. */
export function DimFilters({ dims }: { dims: Dims }) {
  const { params, change } = useUrlState();
  const chosen = params.getAll(urlNames.adDim);
  const shown = dims.filter(
    ({ field, counts }) => counts.length > 0 || chosen.some((one) => one.startsWith(`${field}:`)),
  );
  return (
    <>
      {shown.map(({ field, counts }) => {
        const prefix = `${field}:`;
        const selected = chosen.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
        return (
          <FilterPopover
            key={field}
            label={selected.length > 0 ? `${field} (${selected.length})` : field}
            active={selected.length > 0}
          >
            <FacetValues
              title={field}
              counts={counts}
              selected={selected}
              onToggle={(value) => change(toggled(params, urlNames.adDim, `${prefix}${value}`))}
              searchable
            />
          </FilterPopover>
        );
      })}
      {chosen.length > 0 && (
        <Button variant="subtle" color="gray" size="sm" px="xs" onClick={() => change({ [urlNames.adDim]: null })}>
          Effacer
        </Button>
      )}
    </>
  );
}
