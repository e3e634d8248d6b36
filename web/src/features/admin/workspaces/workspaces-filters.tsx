import { workspaceMoves, workspaceSorts, workspaceStandings } from '../../../../../shared/admin/workspace.contract.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { Choice, choicesOf, DayField, FoundFilters, withCounts } from '../found-filters.tsx';
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
    <Choice name={urlNames.standing} label="Paiement" all="Payants ou non" data={choicesOf(workspaceStandings)} />
    <Choice name={urlNames.moved} label="Mouvement du revenu" all="Tout mouvement" data={choicesOf(workspaceMoves)} />
    <DaysOfMove />
  </FoundFilters>
);

/** Without days, those of the last thirty. */
function DaysOfMove() {
  const { params } = useUrlState();
  if (!params.get(urlNames.moved)) return null;
  return (
    <>
      <DayField name={urlNames.from} label="Mouvement du" />
      <DayField name={urlNames.to} label="Mouvement jusqu’au" />
    </>
  );
}
