import useSWR from 'swr';
import { getHealth } from '../../../../shared/health/health.contract.ts';
import { request } from '../../lib/request.ts';

const everyMs = 5 * 60_000;

/** What the service says of itself to anyone; undefined as long as it has not. */
export const useHealth = () =>
  useSWR(getHealth.operation, () => request(getHealth), { refreshInterval: everyMs, shouldRetryOnError: false }).data;
