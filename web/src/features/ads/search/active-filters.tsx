import { Button, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { noFilters } from '../ads-query.ts';
import classes from './active-filters.module.css';
import { type Chip, filterChips } from './filter-chips.ts';
import type { Search } from './use-search.ts';

/** How many ads, and what narrows them. */
export function ActiveFilters({ search, words, counts }: { search: Search; words: boolean; counts: boolean }) {
  const { params, change } = useUrlState();
  const chips = [...(words ? wordsChip(params) : []), ...filterChips(params, search.first?.facets)];
  const unanswered = search.stale && Boolean(search.error);
  return (
    <div className={classes.root}>
      {counts && (
        <p role="status" className={classes.total}>
          {search.first && !unanswered ? formatCount(search.first.total, 'annonce') : '\u00a0'}
        </p>
      )}
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
    </div>
  );
}

function wordsChip(params: URLSearchParams): Chip[] {
  const q = params.get('q');
  return q ? [{ key: 'q', label: `«\u00a0${q}\u00a0»`, without: { q: null } }] : [];
}
