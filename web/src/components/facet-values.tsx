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

const widths = ['72%', '60%', '48%', '64%', '54%', '40%'];

/** As tall as the values to come, where it is known how many there may be. */
export function FacetValuesSkeleton({ values = 3, searchable = false }: { values?: number; searchable?: boolean }) {
  const more = values > shownAtFirst;
  return (
    <>
      {searchable && more && <Skeleton height={30} mb={6} />}
      {widths.slice(0, values).map((width) => (
        <div key={width} className={classes.value}>
          <Skeleton height={10} width={width} />
        </div>
      ))}
      {more && <Skeleton height={12} width="44%" mt={9} mb={5} />}
    </>
  );
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
