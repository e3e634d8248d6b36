import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters } from '../ads-query.ts';
import { FacetPanel } from './facet-panel.tsx';
import classes from './phone-filters.module.css';
import type { Search } from './use-search.ts';

/** The filters where there is no room beside the results: a sheet over the whole screen. */
export function PhoneFilters({ search }: { search: Search }) {
  const [opened, sheet] = useDisclosure(false);
  const { params } = useUrlState();
  const count = countFilters(params);
  const { first } = search;
  return (
    <>
      <Button
        hiddenFrom="md"
        variant="default"
        size="md"
        px="sm"
        flex="none"
        leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        Filtres{count > 0 && ` (${count})`}
      </Button>
      <Drawer opened={opened} onClose={sheet.close} size="100%" position="bottom" title="Filtres" hiddenFrom="md">
        <FacetPanel facets={search.facets} />
        <div className={classes.foot}>
          <Button fullWidth size="md" onClick={sheet.close}>
            {first ? `Voir ${formatCount(first.total, 'annonce')}` : 'Voir les annonces'}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
