import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useFirstInput } from '../../../lib/first-input.ts';
import { later } from '../../../lib/later.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';

const FilterSheet = later(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** The filters where there is no room for their buttons: a sheet over the whole screen. */
export function PhoneFilters({ first }: { first: CampaignListState['first'] }) {
  const [opened, sheet] = useDisclosure(false);
  const count = countFilters(useUrlState().params);
  const used = useFirstInput();
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        {count > 0 ? `Filtres (${count})` : 'Filtres'}
      </Button>
      {used && <FilterSheet first={first} opened={opened} onClose={sheet.close} />}
    </>
  );
}
