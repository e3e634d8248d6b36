import { Input } from '@mantine/core';
import type { ComponentProps } from 'react';
import { FilterSheet } from '../../../components/filter-sheet.tsx';
import { SortSelect } from '../../../components/sort-select.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, noFilters, sortIn } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { FilterGroups } from './filter-groups.tsx';

type SortChoices = ComponentProps<typeof SortSelect>['sorts'];
type Props = { first: CampaignListState['first']; opened: boolean; onClose: () => void; sorts: SortChoices };

export function CampaignSheet({ first, opened, onClose, sorts }: Props) {
  const { params, change } = useUrlState();
  return (
    <FilterSheet
      opened={opened}
      onClose={onClose}
      see={first ? `Voir ${formatCount(first.total, 'campagne')}` : 'Voir les campagnes'}
      onClear={countFilters(params) > 0 ? () => change(noFilters) : null}
    >
      <Input.Wrapper label="Trier par" mb="md">
        <SortSelect sorts={sorts} value={sortIn(params)} className={undefined} />
      </Input.Wrapper>
      <FilterGroups facets={first?.facets} all />
    </FilterSheet>
  );
}
