import { lazy, Suspense } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { countFilters } from '../ads-query.ts';
import classes from './active-filters.module.css';
import type { Search } from './use-search.ts';

const Chips = lazy(async () => ({ default: (await import('./chips.tsx')).Chips }));

/** How many ads, and what narrows them. */
export function ActiveFilters({ search, words, counts }: { search: Search; words: boolean; counts: boolean }) {
  const { params } = useUrlState();
  const unanswered = search.stale && Boolean(search.error);
  const narrowed = countFilters(params) > 0 || (words && params.has('q'));
  return (
    <div className={classes.root}>
      {counts && (
        <p role="status" className={classes.total}>
          {search.first && !unanswered ? formatCount(search.first.total, 'annonce') : '\u00a0'}
        </p>
      )}
      {narrowed && (
        <Suspense fallback={null}>
          <Chips search={search} words={words} />
        </Suspense>
      )}
    </div>
  );
}
