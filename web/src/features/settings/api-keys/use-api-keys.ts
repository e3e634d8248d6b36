import useSWR from 'swr';
import type { ApiKeyPermission } from '../../../../../shared/kernel/permissions.ts';
import { createApiKey, deleteApiKey, listApiKeys } from '../../../../../shared/settings/api-keys.contract.ts';
import { request } from '../../../lib/request.ts';

export type ApiKeys = ReturnType<typeof useApiKeys>;

/** The API keys of the workspace (20 at most), and what can be done with them. */
export function useApiKeys() {
  const { data, error, mutate } = useSWR(listApiKeys.operation, () =>
    request(listApiKeys, { query: { limit: '100' } }),
  );

  /** The key itself is handed over, and kept nowhere. Fails when the answer that showed it was lost: there is no other. */
  async function create(body: { name: string; permissions: ApiKeyPermission[] }): Promise<string> {
    try {
      const { key } = await request(createApiKey, { body });
      if (key === null) throw new Error('the key was shown in an answer that was lost');
      return key;
    } finally {
      void mutate();
    }
  }

  const revoke = (id: string) => request(deleteApiKey, { params: { id } }).finally(() => mutate());

  return { items: data?.items, error, retry: () => mutate(), create, revoke };
}
