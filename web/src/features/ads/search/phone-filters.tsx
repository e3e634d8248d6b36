import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useFirstInput } from '../../../lib/first-input.ts';
import { later } from '../../../lib/later.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters } from '../ads-query.ts';
import type { Search } from './use-search.ts';

const PhoneSheet = later(async () => (await import('./phone-sheet.tsx')).PhoneSheet);

/** The filters where there is no room beside the results: a sheet over the whole screen. */
export function PhoneFilters({ search }: { search: Search }) {
  const [opened, sheet] = useDisclosure(false);
  const { params } = useUrlState();
  const count = countFilters(params);
  const used = useFirstInput();
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
      {used && <PhoneSheet search={search} opened={opened} onClose={sheet.close} />}
    </>
  );
}
