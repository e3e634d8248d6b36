import useSWR, { useSWRConfig } from 'swr';
import { listBrands } from '../../../../shared/ai/brands.contract.ts';
import { getPersona, listPersonas } from '../../../../shared/personas/persona.contract.ts';
import type { Persona } from '../../../../shared/personas/persona.ts';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { itemsOf, usePages } from '../../lib/use-pages.ts';

/** Personas, the newest first, of some words or a brand; empty for none. */
export function usePersonas({ q, brandId }: { q: string; brandId: string }) {
  const list = usePages(
    [listPersonas.operation, q, brandId],
    (cursor) =>
      request(listPersonas, {
        query: { limit: '100', ...(q && { q }), ...(brandId && { brandId }), ...(cursor && { cursor }) },
      }),
    { revalidateFirstPage: true, keepPreviousData: true },
  );
  return { ...list, personas: itemsOf(list.pages) };
}

const keyOf = (id: string) => [getPersona.operation, id] as const;

export const usePersona = (id: string) => useSWR(keyOf(id), () => request(getPersona, { params: { id } }));

/** Lists read themselves again: SWR keeps those of pages under strings that its filters pass over. */
export function useReadListsAgain() {
  const { cache, mutate } = useSWRConfig();
  return async () => {
    const lists = [...cache.keys()].filter((key) => key.startsWith('$inf$') && key.includes(listPersonas.operation));
    await Promise.all(lists.map((key) => mutate(key)));
  };
}

/** Notes a persona as it was answered; lists read themselves again. */
export function useKeepPersona() {
  const { mutate } = useSWRConfig();
  const readListsAgain = useReadListsAgain();
  return async (persona: Persona) => {
    await mutate(keyOf(persona.id), { persona }, { revalidate: false });
    await readListsAgain();
  };
}

/** Names of brands by id; none for who may not read them. */
export function useBrandNames(): ReadonlyMap<string, string> {
  const may = useMay();
  const { data } = useSWR(may('ai:read') && ['brand names'], () => request(listBrands, { query: { limit: '100' } }));
  return new Map(data?.items.map(({ id, name }) => [id, name]));
}
