import useSWR from 'swr';
import { listProspectFields } from '../../../../../shared/prospects/fields.contract.ts';
import { request } from '../../../lib/request.ts';

/** The fields that the workspace adds to its prospects; none until they are read. */
export function useCustomFields() {
  const { data, error, mutate } = useSWR(
    listProspectFields.operation,
    async () => (await request(listProspectFields)).items,
  );
  return { fields: data ?? [], loaded: data !== undefined, error, reload: () => mutate() };
}
