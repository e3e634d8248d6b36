import type { ReactNode } from 'react';
import { ActiveFilters } from './active-filters.tsx';
import classes from './filter-line.module.css';
import type { Search } from './use-search.ts';

type Props = {
  search: Search;
  /** Where no search box shows the words. */
  words?: boolean;
  /** Says how many ads are found, unless something else is shown than these. */
  counts?: boolean;
  children?: ReactNode;
};

/** How many ads, and what narrows them. */
export function FilterLine({ search, words = false, counts = true, children }: Props) {
  return (
    <div className={classes.root}>
      <ActiveFilters search={search} words={words} counts={counts} />
      {children}
    </div>
  );
}
