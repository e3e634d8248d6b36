import { Button, NativeSelect } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { userSorts } from '../../../../../shared/admin/user.contract.ts';
import type { Count } from '../../../../../shared/ads/ad.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { withoutAll } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { absences, type FoundUsers, filterNames, urlNames } from './use-users.ts';
import classes from './users.module.css';

/** Words, and one choice of each kind. */
export function UsersFilters({ facets }: Pick<FoundUsers, 'facets'>) {
  const { params, change } = useUrlState();
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => field.current?.focus()]]);
  const sorts = Object.entries(userSorts).map(([value, label]) => ({ value, label: `Tri\u00a0: ${label}` }));
  const unseen = absences.map((days) => ({
    value: days,
    label: days === '365' ? 'Pas venus depuis un an' : `Pas venus depuis ${days}\u00a0jours`,
  }));
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField field={field} label="Rechercher une personne" placeholder="Nom ou adresse e-mail" size="sm" />
      </div>
      <Choice name={urlNames.role} label="Rôle" all="Tous les rôles" data={withCounts(facets?.role)} />
      <Choice name={urlNames.status} label="État" all="Tous les états" data={withCounts(facets?.status)} />
      <Choice name={urlNames.plan} label="Offre" all="Toutes les offres" data={withCounts(facets?.planCode)} />
      <Choice name={urlNames.unseen} label="Dernière visite" all="Toutes les visites" data={unseen} />
      <NativeSelect
        aria-label="Trier"
        data={sorts}
        value={params.get('sort') ?? 'newest'}
        onChange={({ currentTarget: { value } }) => change({ sort: value === 'newest' ? null : value })}
      />
      {filterNames.some((name) => params.has(name)) && (
        <Button variant="subtle" color="gray" onClick={() => change(withoutAll(filterNames))}>
          Retirer les filtres
        </Button>
      )}
    </div>
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
