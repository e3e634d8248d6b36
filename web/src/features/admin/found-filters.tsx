import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import type { Count } from '../../../../shared/ads/ad.ts';
import { SearchField } from '../../components/search-field.tsx';
import { formatNumber } from '../../lib/format.ts';
import { withoutAll } from '../../lib/list-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './found.module.css';

type Props = {
  /** `Rechercher une personne`, and what is looked at. */
  label: string;
  placeholder: string;
  sorts: Readonly<Record<string, string>>;
  filterNames: readonly string[];
  children: ReactNode;
};

/** Words, one choice of each kind, an order. */
export function FoundFilters({ label, placeholder, sorts, filterNames, children }: Props) {
  const { params, change } = useUrlState();
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => field.current?.focus()]]);
  return (
    <search className={classes.filters} aria-label="Filtres">
      <div className={classes.search}>
        <SearchField field={field} label={label} placeholder={placeholder} size="sm" />
      </div>
      {children}
      <NativeSelect
        aria-label="Trier"
        data={Object.entries(sorts).map(([value, name]) => ({ value, label: `Tri\u00a0: ${name}` }))}
        value={params.get('sort') ?? 'newest'}
        onChange={({ currentTarget: { value } }) => change({ sort: value === 'newest' ? null : value })}
      />
      {filterNames.some((name) => params.has(name)) && (
        <Button variant="subtle" color="gray" onClick={() => change(withoutAll(filterNames))}>
          Retirer les filtres
        </Button>
      )}
    </search>
  );
}

export const withCounts = (counts: readonly Count[] = []) =>
  counts.map(({ value, label, count }) => ({ value, label: `${label} (${formatNumber(count)})` }));

type ChoiceProps = { name: string; label: string; all: string; data: { value: string; label: string }[] };

export function Choice({ name, label, all, data }: ChoiceProps) {
  const { params, change } = useUrlState();
  const value = params.get(name) ?? '';
  // Before the counts have come, the choice stays what the address says.
  const known = value === '' || data.some((one) => one.value === value);
  return (
    <NativeSelect
      aria-label={label}
      data={[{ value: '', label: all }, ...data, ...(known ? [] : [{ value, label }])]}
      value={value}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
}

export const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function DayField({ name, label }: { name: string; label: string }) {
  const { params, change } = useUrlState();
  return (
    <TextInput
      type="date"
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || null }, { replace: true })}
    />
  );
}
