import { useSWRConfig } from 'swr';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  type DeletionScope,
  removeDeletion,
  requestDeletion,
} from '../../../../../shared/settings/deletion.contract.ts';
import { getWorkspace } from '../../../../../shared/settings/workspace.contract.ts';
import { request } from '../../../lib/request.ts';

/** Asks for a deletion and undoes it; the page follows what became of it. */
export function useDeletion(scope: DeletionScope) {
  const { mutate } = useSWRConfig();
  const readAgain = () => Promise.all([mutate(getProfile.operation), mutate(getWorkspace.operation)]);
  return {
    ask: async (confirmation: string) => {
      await request(requestDeletion, { body: { scope, confirmation } });
      await readAgain();
    },
    undo: async () => {
      await request(removeDeletion, { query: { scope } });
      await readAgain();
    },
  };
}
