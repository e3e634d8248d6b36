import { searchPayments } from '../../../../../shared/admin/payment.contract.ts';
import { request } from '../../../lib/request.ts';
import { queryBy, useFound } from '../use-found.ts';

/** In the address of the page. */
export const urlNames = {
  status: 'etat',
  provider: 'moyen',
  workspace: 'espace',
  from: 'du',
  to: 'au',
  payment: 'paiement',
} as const;
export const filterNames = [urlNames.status, urlNames.provider, urlNames.workspace, urlNames.from, urlNames.to];

const query = (params: URLSearchParams) =>
  queryBy(params, {
    ...{ status: urlNames.status, provider: urlNames.provider, workspaceId: urlNames.workspace },
    ...{ from: urlNames.from, to: urlNames.to },
  });

/** The payments that the address asks for. */
export const usePayments = () =>
  useFound({
    operation: searchPayments.operation,
    query,
    filterNames,
    read: (asked) => request(searchPayments, { query: asked }),
  });

export type FoundPayments = ReturnType<typeof usePayments>;
