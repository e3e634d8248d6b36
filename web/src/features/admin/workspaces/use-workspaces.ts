import { searchWorkspaces } from '../../../../../shared/admin/workspace.contract.ts';
import { request } from '../../../lib/request.ts';
import { queryBy, useFound } from '../use-found.ts';

/** In the address of the page. */
export const urlNames = { plan: 'offre', source: 'origine', status: 'etat', workspace: 'espace' } as const;
export const filterNames = [urlNames.plan, urlNames.source, urlNames.status];

const query = (params: URLSearchParams) =>
  queryBy(params, { planCode: urlNames.plan, source: urlNames.source, status: urlNames.status });

/** The workspaces that the address asks for. */
export const useWorkspaces = () =>
  useFound({
    operation: searchWorkspaces.operation,
    query,
    filterNames,
    read: (asked) => request(searchWorkspaces, { query: asked }),
  });

export type FoundWorkspaces = ReturnType<typeof useWorkspaces>;
