import { Button, Collapse, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { Count } from '../../../../../shared/contract/ad.ts';
import { formatNumber } from '../../../lib/format.ts';
import classes from './facet.module.css';
import { FacetCheckbox } from './facet-choice.tsx';

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

type FacetProps = {
  name: string;
  title: string;
  /** Nothing while they are awaited. */
  counts: readonly Count[] | undefined;
  selected: readonly string[];
  onToggle: (value: string) => void;
  searchable?: boolean;
  closed?: boolean;
};

const shownAtFirst = 6;

/** The values of one field, with how many ads each would give; not there when no ad has any. */
export function Facet({ counts, ...facet }: FacetProps) {
  const { name, title, selected, closed } = facet;
  const known = new Set(counts?.map(({ value }) => value));
  // A chosen value stays in sight even when nothing answers to it any more.
  const missing = selected.filter((value) => !known.has(value)).map((value) => ({ value, label: value, count: 0 }));
  const values = counts && [...counts, ...missing];
  if (values?.length === 0) return null;
  return (
    <FacetGroup name={name} title={title} closed={closed && selected.length === 0}>
      {values ? <Values {...facet} values={values} /> : <ValuesSkeleton />}
    </FacetGroup>
  );
}

function ValuesSkeleton() {
  return ['72%', '60%', '48%'].map((width) => (
    <div key={width} className={classes.value}>
      <Skeleton height={10} width={width} />
    </div>
  ));
}

type ValuesProps = Omit<FacetProps, 'counts'> & { values: readonly Count[] };

function Values({ title, values, selected, onToggle, searchable }: ValuesProps) {
  const [search, setSearch] = useState('');
  const [whole, setWhole] = useState(false);
  const found = values.filter((count) => plain(count.label).includes(plain(search)));
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

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
