import { Button, NativeSelect } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { workspaceSorts } from '../../../../../shared/admin/workspace.contract.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { withoutAll } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../users/users.module.css';
import { Choice, withCounts } from '../users/users-filters.tsx';
import { type FoundWorkspaces, filterNames, urlNames } from './use-workspaces.ts';

/** Words, and one choice of each kind. */
export function WorkspacesFilters({ facets }: Pick<FoundWorkspaces, 'facets'>) {
  const { params, change } = useUrlState();
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => field.current?.focus()]]);
  const sorts = Object.entries(workspaceSorts).map(([value, label]) => ({ value, label: `Tri\u00a0: ${label}` }));
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField field={field} label="Rechercher un espace" placeholder="Nom ou identifiant" size="sm" />
      </div>
      <Choice name={urlNames.plan} label="Offre" all="Toutes les offres" data={withCounts(facets?.planCode)} />
      <Choice name={urlNames.source} label="Origine" all="Toutes les origines" data={withCounts(facets?.source)} />
      <Choice name={urlNames.status} label="État" all="Tous les états" data={withCounts(facets?.status)} />
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
