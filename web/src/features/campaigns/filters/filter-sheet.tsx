import { Button, Drawer, Group } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters, noFilters } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { FilterGroups } from './filter-groups.tsx';
import classes from './filter-sheet.module.css';

type Props = { first: CampaignListState['first']; opened: boolean; onClose: () => void };

export function FilterSheet({ first, opened, onClose }: Props) {
  const { params, change } = useUrlState();
  // Closed at first: Mantine remembers what to give the focus back to when it is opened, not when it comes open.
  const there = useMounted();
  return (
    <Drawer opened={opened && there} onClose={onClose} size="100%" position="bottom" title="Filtres">
      <FilterGroups facets={first?.facets} all />
      <Group className={classes.foot} gap="xs" wrap="nowrap">
        {countFilters(params) > 0 && (
          <Button variant="default" size="md" onClick={() => change(noFilters)}>
            Effacer
          </Button>
        )}
        <Button flex={1} size="md" onClick={onClose}>
          {first ? `Voir ${formatCount(first.total, 'campagne')}` : 'Voir les campagnes'}
        </Button>
      </Group>
    </Drawer>
  );
}
