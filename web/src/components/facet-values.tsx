import { Button, Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Count } from '../../../shared/ads/ad.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { formatNumber } from '../lib/format.ts';
import { FacetCheckbox } from './facet-choice.tsx';
import classes from './facet-values.module.css';

type Props = {
  title: string;
  counts: readonly Count[];
  selected: readonly string[];
  onToggle: (value: string) => void;
  searchable?: boolean;
};

const shownAtFirst = 6;

export function FacetValuesSkeleton() {
  return ['72%', '60%', '48%'].map((width) => (
    <div key={width} className={classes.value}>
      <Skeleton height={10} width={width} />
    </div>
  ));
}

/** The values of one field to choose from, with how many things each would give. */
export function FacetValues({ title, counts, selected, onToggle, searchable }: Props) {
  const [search, setSearch] = useState('');
  const [whole, setWhole] = useState(false);
  const known = new Set(counts.map(({ value }) => value));
  // A chosen value stays in sight even when nothing answers to it any more.
  const missing = selected.filter((value) => !known.has(value)).map((value) => ({ value, label: value, count: 0 }));
  const values = [...counts, ...missing];
  const found = values.filter((count) => fold(count.label).includes(fold(search.trim())));
  const shown =
    whole || search ? found : found.filter(({ value }, at) => at < shownAtFirst || selected.includes(value));
  return (
    <>
      {searchable && values.length > shownAtFirst && (
        <TextInput
          size="xs"
          mb={6}
          aria-label={`Chercher : ${title}`}
          placeholder="Chercher"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className={classes.values}>
        {shown.map((count) => (
          <li key={count.value} className={classes.value}>
            <FacetCheckbox
              label={count.label}
              checked={selected.includes(count.value)}
              onChange={() => onToggle(count.value)}
            />
            <span className={classes.count}>{formatNumber(count.count)}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={classes.none}>Aucune valeur</p>}
      {found.length > shown.length && (
        <Button variant="subtle" color="gray" size="compact-xs" mt={4} ml={-8} onClick={() => setWhole(true)}>
          Afficher les {formatNumber(found.length)}
        </Button>
      )}
    </>
  );
}
