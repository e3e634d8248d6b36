import { FilterSheet } from '../../../components/filter-sheet.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, noFilters } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { FilterGroups } from './filter-groups.tsx';

type Props = { first: CampaignListState['first']; opened: boolean; onClose: () => void };

export function CampaignSheet({ first, opened, onClose }: Props) {
  const { params, change } = useUrlState();
  return (
    <FilterSheet
      opened={opened}
      onClose={onClose}
      see={first ? `Voir ${formatCount(first.total, 'campagne')}` : 'Voir les campagnes'}
      onClear={countFilters(params) > 0 ? () => change(noFilters) : null}
    >
      <FilterGroups facets={first?.facets} all />
    </FilterSheet>
  );
}
