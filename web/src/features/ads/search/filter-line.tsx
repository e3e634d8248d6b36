import type { ReactNode } from 'react';
import { ActiveFilters } from './active-filters.tsx';
import classes from './filter-line.module.css';
import type { Search } from './use-search.ts';

/** How many ads, and what narrows them. */
export function FilterLine({ search, children }: { search: Search; children?: ReactNode }) {
  return (
    <div className={classes.root}>
      <ActiveFilters search={search} />
      {children}
    </div>
  );
}
