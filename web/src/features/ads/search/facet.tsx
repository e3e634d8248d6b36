import { Collapse, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { Count } from '../../../../../shared/ads/ad.ts';
import values from '../../../components/facet-values.module.css';
import { FacetValues, FacetValuesSkeleton } from '../../../components/facet-values.tsx';
import { formatNumber } from '../../../lib/format.ts';
import classes from './facet.module.css';

type GroupProps = { name: string; title: string; closed?: boolean; children: ReactNode };

/** A group of filters that folds; how it was left is remembered. */
export function FacetGroup({ name, title, closed = false, children }: GroupProps) {
  const id = useId();
  const [folded, setFolded] = useLocalStorage({
    key: `adFacet.${name}`,
    defaultValue: closed,
    getInitialValueInEffect: false,
  });
  return (
    <section aria-labelledby={`${id}-title`} className={classes.group}>
      <h2 className={classes.heading}>
        <UnstyledButton
          id={`${id}-title`}
          className={classes.title}
          aria-expanded={!folded}
          aria-controls={id}
          onClick={() => setFolded(!folded)}
        >
          {title}
          <IconChevronDown size={15} stroke={1.8} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </h2>
      <Collapse expanded={!folded} id={id} transitionDuration={120}>
        {!folded && children}
      </Collapse>
    </section>
  );
}

/** How many ads one choice would give, once it is known. */
export const ChoiceCount = ({ counts, value }: { counts: readonly Count[] | undefined; value: string }) =>
  counts && <span className={values.count}>{formatNumber(counts.find((one) => one.value === value)?.count ?? 0)}</span>;

type FacetProps = {
  name: string;
  title: string;
  /** Nothing while they are awaited. */
  counts: readonly Count[] | undefined;
  /** How many there are about, in a library of some size. */
  values: number;
  selected: readonly string[];
  onToggle: (value: string) => void;
  searchable?: boolean;
  closed?: boolean;
};

/** The values of one field, with how many ads each would give; not there when no ad has any. */
export function Facet({ name, closed, values: expected, ...facet }: FacetProps) {
  const { title, counts, selected, searchable } = facet;
  if (counts?.length === 0 && selected.length === 0) return null;
  return (
    <FacetGroup name={name} title={title} closed={closed && selected.length === 0}>
      {counts ? (
        <FacetValues {...facet} counts={counts} />
      ) : (
        <FacetValuesSkeleton values={expected} {...(searchable && { searchable })} />
      )}
    </FacetGroup>
  );
}
