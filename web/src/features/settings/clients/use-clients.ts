import { useSWRConfig } from 'swr';
import {
  createClient,
  deleteClient,
  getClient,
  listClients,
  mergeClients,
  restoreClient,
  updateClient,
} from '../../../../../shared/clients/client.contract.ts';
import type { Client } from '../../../../../shared/clients/client.ts';
import { listClientNames } from '../../../../../shared/clients/client-names.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { sayDone } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';

export type NewClient = RouteInput<typeof createClient>['body'];
export type ClientEdit = Omit<RouteInput<typeof updateClient>['body'], 'version'>;
export type ClientQuery = { q: string; archived: boolean };

const restorableSeconds = 25;
/** How often a merge that runs is looked after. */
const mergingMs = 2_000;

export const isMerging = ({ mergingInto }: Client): boolean => mergingInto !== null;

/** The clients that are looked for, a page after the other. */
export function useClientList({ q, archived }: ClientQuery) {
  const list = usePages(
    [listClients.operation, q, archived],
    (cursor) =>
      request(listClients, {
        query: {
          archived: archived ? 'true' : 'false',
          limit: '50',
          ...(q && { q: q.slice(0, 300) }),
          ...(cursor && { cursor }),
        },
      }),
    {
      keepPreviousData: true,
      refreshInterval: (pages) => (pages?.some(({ items }) => items.some(isMerging)) ? mergingMs : 0),
    },
  );
  return { ...list, items: list.pages && itemsOf(list.pages), total: list.pages?.at(-1)?.total ?? 0 };
}

/** What can be done with clients; every screen that shows them reads them again. */
export function useClientActs() {
  const { mutate } = useSWRConfig();
  // The keys of lists that are read page by page begin with a sign of their own.
  const readAgain = () =>
    mutate((key) => {
      const [name] = [key].flat();
      return (
        name === listClientNames.operation ||
        name === getClient.operation ||
        (typeof name === 'string' && name.includes(listClients.operation))
      );
    });

  async function create(body: NewClient): Promise<Client> {
    const { client } = await request(createClient, { body });
    void readAgain();
    return client;
  }

  /** Over what `base` showed; what someone else wrote there meanwhile is answered. */
  async function edit(base: Client, body: ClientEdit) {
    const params = { id: base.id };
    const written = await versionedWrite(base, body, {
      put: async (version) => (await request(updateClient, { params, body: { ...body, version } })).client,
      read: async () => (await request(getClient, { params })).client,
    });
    void readAgain();
    return written;
  }

  async function archive(client: Client, archived: boolean): Promise<void> {
    try {
      const written = await edit(client, { archived });
      if ('theirs' in written) throw written.refusal;
      const { kept } = written;
      sayDone({
        message: archived ? `${client.name} est archivé` : `${client.name} n’est plus archivé`,
        undo: () => archive(kept, !archived),
      });
    } catch (error) {
      sayRefused(`${client.name} n’a pas pu être modifié`, messageOf(error, 'Veuillez réessayer'));
    }
  }

  async function remove({ id, name }: Client): Promise<boolean> {
    try {
      await request(deleteClient, { params: { id } });
    } catch (error) {
      sayRefused(`${name} n’a pas été supprimé`, error);
      return false;
    }
    void readAgain();
    sayDone({ message: `${name} est supprimé`, seconds: restorableSeconds, undo: () => restore(id, name) });
    return true;
  }

  async function restore(id: string, name: string): Promise<void> {
    try {
      await request(restoreClient, { params: { id }, body: {} });
    } catch (error) {
      sayRefused(`${name} n’a pas pu être rétabli`, error);
    }
    void readAgain();
  }

  async function merge(keepId: string, mergeIds: string[]): Promise<void> {
    await request(mergeClients, { body: { keepId, mergeIds } });
    void readAgain();
  }

  return { create, edit, archive, remove, merge };
}

export type ClientActs = ReturnType<typeof useClientActs>;
