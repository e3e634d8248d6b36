import { Button, Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { formatCount } from '../../../lib/format.ts';
import { FacetPanel } from './facet-panel.tsx';
import classes from './phone-filters.module.css';
import type { Search } from './use-search.ts';

type Props = { search: Search; opened: boolean; onClose: () => void };

export function PhoneSheet({ search: { first, facets }, opened, onClose }: Props) {
  // Closed at first: Mantine remembers what to give the focus back to when it is opened, not when it comes open.
  const there = useMounted();
  return (
    <Drawer opened={opened && there} onClose={onClose} size="100%" position="bottom" title="Filtres" hiddenFrom="md">
      <FacetPanel facets={facets} />
      <div className={classes.foot}>
        <Button fullWidth size="md" onClick={onClose}>
          {first ? `Voir ${formatCount(first.total, 'annonce')}` : 'Voir les annonces'}
        </Button>
      </div>
    </Drawer>
  );
}
