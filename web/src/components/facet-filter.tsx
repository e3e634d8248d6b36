import type { ReactNode } from 'react';
import type { Count } from '../../../shared/ads/ad.ts';
import { toggled } from '../lib/list-query.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import { FacetValues, FacetValuesSkeleton } from './facet-values.tsx';
import classes from './filter-popover.module.css';

/** One filter among those of a popover, under its name. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

type Props = {
  /** Its name in the address. */
  name: string;
  title: string;
  counts: readonly Count[] | undefined;
  searchable?: boolean;
};

/** The values of a filter that the address keeps. */
export function FacetFilter({ name, counts, ...props }: Props) {
  const { params, change } = useUrlState();
  if (!counts) return <FacetValuesSkeleton />;
  return (
    <FacetValues
      {...props}
      counts={counts}
      selected={params.getAll(name)}
      onToggle={(value) => change(toggled(params, name, value))}
    />
  );
}
