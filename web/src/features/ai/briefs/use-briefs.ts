import useSWR, { useSWRConfig } from 'swr';
import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import { getBrief, listBriefs } from '../../../../../shared/ai/briefs.contract.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';

/** The briefs of the workspace, the newest first. */
export function useBriefs() {
  const list = usePages(
    [listBriefs.operation],
    (cursor) => request(listBriefs, { query: { limit: '50', ...(cursor && { cursor }) } }),
    { revalidateFirstPage: true },
  );
  return { ...list, briefs: itemsOf(list.pages) };
}

const keyOf = (id: string) => [getBrief.operation, id] as const;

/** Nothing without an id. */
export const useBrief = (id: string | null) =>
  useSWR(id && keyOf(id), () => request(getBrief, { params: { id: id ?? '' } }));

/** Notes a brief as it was answered. */
export function useKeepBrief() {
  const { mutate } = useSWRConfig();
  return (brief: KeptBrief) => mutate(keyOf(brief.id), { brief }, { revalidate: false });
}
