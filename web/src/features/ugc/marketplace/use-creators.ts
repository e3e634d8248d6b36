import { useSWRConfig } from 'swr';
import { getCreator, listCreators, updateCreator } from '../../../../../shared/ugc/creator.contract.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { queryOf } from './creators-query.ts';

export function useCreators(params: URLSearchParams) {
  const query = queryOf(params);
  const list = usePages(
    [listCreators.operation, JSON.stringify(query)],
    (cursor) => request(listCreators, { query: { ...query, limit: '24', ...(cursor && { cursor }) } as never }),
    { revalidateFirstPage: true, keepPreviousData: true },
  );
  return { ...list, creators: itemsOf(list.pages), first: list.pages?.[0] };
}

export const creatorKey = (id: string) => [getCreator.operation, id] as const;

/** Lists read themselves again: SWR keeps those of pages under strings that its filters pass over. */
export function useReadCreatorsAgain() {
  const { cache, mutate } = useSWRConfig();
  return async () => {
    const lists = [...cache.keys()].filter((key) => key.startsWith('$inf$') && key.includes(listCreators.operation));
    await Promise.all(lists.map((key) => mutate(key)));
  };
}

type Said = Partial<Pick<Creator['relation'], 'favorite' | 'tags' | 'note' | 'blocked'>>;

/** Says something of a creator that the workspace alone sees; false where it was refused, which is told. */
export function useSayOf() {
  const { mutate } = useSWRConfig();
  const readAgain = useReadCreatorsAgain();
  return async ({ id, relation }: Creator, said: Said): Promise<boolean> => {
    try {
      const body = { ...said, version: relation.version };
      const { creator } = await request(updateCreator, { params: { id }, body });
      await mutate(creatorKey(id), { creator }, { revalidate: false });
      return true;
    } catch (error) {
      sayFailed(messageOf(error, 'Cela n’a pas été enregistré'));
      await mutate(creatorKey(id));
      return false;
    } finally {
      await readAgain();
    }
  };
}
