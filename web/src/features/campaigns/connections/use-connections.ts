import useSWR, { useSWRConfig } from 'swr';
import { type Connection, listConnections } from '../../../../../shared/campaigns/connections.contract.ts';
import { request } from '../../../lib/request.ts';

type Listed = { items: Connection[] };

const pollMs = 2_000;

/** The connected ad accounts; read again while one of them is being read. */
export function useConnections() {
  return useSWR(listConnections.operation, () => request(listConnections), {
    refreshInterval: (latest) => (latest?.items.some(({ sync }) => sync !== null) ? pollMs : 0),
  });
}

/** What an act changes of what is shown. */
export function useConnectionWrites() {
  const { mutate } = useSWRConfig();
  const change = (next: (items: Connection[]) => Connection[]) =>
    mutate<Listed>(listConnections.operation, (known) => known && { items: next(known.items) }, { revalidate: false });
  return {
    keep: (one: Connection) =>
      change((items) =>
        items.some(({ id }) => id === one.id)
          ? items.map((item) => (item.id === one.id ? one : item))
          : [...items, one],
      ),
    forget: (id: string) => change((items) => items.filter((item) => item.id !== id)),
    readAgain: () => mutate(listConnections.operation),
  };
}
