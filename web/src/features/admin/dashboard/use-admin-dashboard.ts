import useSWR from 'swr';
import { getAdminDashboard } from '../../../../../shared/admin/dashboard.contract.ts';
import { request } from '../../../lib/request.ts';
import type { ChosenDays } from './period.tsx';

/** The figures of a period; nothing is asked while its dates are wrong, and what was there stays until they have come. */
export function useAdminDashboard({ from, to, problem }: ChosenDays) {
  const { data, error, mutate } = useSWR(
    problem ? null : [getAdminDashboard.operation, from, to],
    () => request(getAdminDashboard, { query: { from, to } }),
    { keepPreviousData: true },
  );
  return { dashboard: data, error, reload: () => mutate() };
}
