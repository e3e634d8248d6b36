import { searchWorkspaces } from '../../../../../shared/admin/workspace.contract.ts';
import { request } from '../../../lib/request.ts';
import { queryBy, useFound } from '../use-found.ts';

/** In the address of the page. */
export const urlNames = {
  ...{ plan: 'offre', source: 'origine', status: 'etat', workspace: 'espace' },
  ...{ standing: 'paiement', moved: 'mouvement', from: 'du', to: 'au' },
} as const;
const { workspace: _, ...filters } = urlNames;
export const filterNames = Object.values(filters);

const query = (params: URLSearchParams) =>
  queryBy(params, {
    ...{ planCode: urlNames.plan, source: urlNames.source, status: urlNames.status, standing: urlNames.standing },
    // The days are those of the move.
    ...(params.get(urlNames.moved) && { moved: urlNames.moved, from: urlNames.from, to: urlNames.to }),
  });

/** The workspaces that the address asks for. */
export const useWorkspaces = () =>
  useFound({
    operation: searchWorkspaces.operation,
    query,
    filterNames,
    read: (asked) => request(searchWorkspaces, { query: asked }),
  });

export type FoundWorkspaces = ReturnType<typeof useWorkspaces>;
