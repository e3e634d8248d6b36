import { Button, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { noFilters } from '../ads-query.ts';
import classes from './active-filters.module.css';
import { type Chip, filterChips } from './filter-chips.ts';
import type { Search } from './use-search.ts';

/** What narrows the ads that are found, each to be taken away. */
export function Chips({ search, words }: { search: Search; words: boolean }) {
  const { params, change } = useUrlState();
  const chips = [...(words ? wordsChip(params) : []), ...filterChips(params, search.first?.facets)];
  return (
    <>
      {chips.map((chip) => (
        <UnstyledButton
          key={chip.key}
          className={classes.chip}
          aria-label={`${chip.label} : retirer ce filtre`}
          onClick={() => change(chip.without)}
        >
          {chip.label}
          <IconX size={12} stroke={2} aria-hidden />
        </UnstyledButton>
      ))}
      {chips.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          px={4}
          onClick={() => change(words ? { ...noFilters, q: null } : noFilters)}
        >
          Tout effacer
        </Button>
      )}
    </>
  );
}

function wordsChip(params: URLSearchParams): Chip[] {
  const q = params.get('q');
  return q ? [{ key: 'q', label: `«\u00a0${q}\u00a0»`, without: { q: null } }] : [];
}
