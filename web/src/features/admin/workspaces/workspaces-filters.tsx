import { workspaceSorts } from '../../../../../shared/admin/workspace.contract.ts';
import { Choice, FoundFilters, withCounts } from '../found-filters.tsx';
import { type FoundWorkspaces, filterNames, urlNames } from './use-workspaces.ts';

export const WorkspacesFilters = ({ first }: Pick<FoundWorkspaces, 'first'>) => (
  <FoundFilters
    label="Rechercher un espace"
    placeholder="Nom ou identifiant"
    sorts={workspaceSorts}
    filterNames={filterNames}
  >
    <Choice name={urlNames.plan} label="Offre" all="Toutes les offres" data={withCounts(first?.facets.planCode)} />
    <Choice name={urlNames.source} label="Origine" all="Toutes les origines" data={withCounts(first?.facets.source)} />
    <Choice name={urlNames.status} label="État" all="Tous les états" data={withCounts(first?.facets.status)} />
  </FoundFilters>
);
