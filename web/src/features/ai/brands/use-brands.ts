import useSWR, { useSWRConfig } from 'swr';
import type { Brand } from '../../../../../shared/ai/brand.ts';
import { getBrand, listBrands } from '../../../../../shared/ai/brands.contract.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';

/** The brands of the workspace, the newest first. */
export function useBrands() {
  const list = usePages(
    [listBrands.operation],
    (cursor) => request(listBrands, { query: { limit: '100', ...(cursor && { cursor }) } }),
    { revalidateFirstPage: true },
  );
  return { ...list, brands: itemsOf(list.pages) };
}

const keyOf = (id: string) => [getBrand.operation, id] as const;

/** Nothing without an id. */
export const useBrand = (id: string | null) =>
  useSWR(id && keyOf(id), () => request(getBrand, { params: { id: id ?? '' } }));

/** Notes a brand as it was answered. */
export function useKeepBrand() {
  const { mutate } = useSWRConfig();
  return (brand: Brand) => mutate(keyOf(brand.id), { brand }, { revalidate: false });
}
