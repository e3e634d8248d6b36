import useSWR from 'swr';
import { listClientNames } from '../../../shared/clients/client-names.contract.ts';
import { request } from './request.ts';

/** Every client of the workspace by its name, read once and shared by every screen; `mutate` after one has changed. */
export function useClientNames() {
  return useSWR(listClientNames.operation, async () => (await request(listClientNames)).items);
}
