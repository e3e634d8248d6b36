import useSWR from 'swr';
import { getActivityChain } from '../../../../../shared/admin/activity.contract.ts';
import { request } from '../../../lib/request.ts';

/** How far a chain is sealed, and what the log can be filtered by. */
export const useChain = (workspaceId: string) =>
  useSWR([getActivityChain.operation, workspaceId], () => request(getActivityChain, { query: { workspaceId } }), {
    keepPreviousData: true,
  });
