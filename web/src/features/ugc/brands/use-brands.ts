import useSWR, { useSWRConfig } from 'swr';
import { listClientNames } from '../../../../../shared/clients/client-names.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { createUgcBrand, listUgcBrands, updateUgcBrand } from '../../../../../shared/ugc/brand.contract.ts';
import type { UgcBrand } from '../../../../../shared/ugc/brand.ts';
import { readAll } from '../../../lib/read-all.ts';
import { request } from '../../../lib/request.ts';

export type BrandBody = RouteInput<typeof createUgcBrand>['body'];
type BrandEdit = Omit<RouteInput<typeof updateUgcBrand>['body'], 'version'>;

/** Every advertiser of the workspace, five hundred at most. */
export const useUgcBrands = () =>
  useSWR(listUgcBrands.operation, () =>
    readAll((cursor) => request(listUgcBrands, { query: { limit: '100', ...(cursor && { cursor }) } })),
  );

/** What is done with advertisers; who shows them, or clients, reads them again. */
export function useBrandActs() {
  const { mutate } = useSWRConfig();
  const readAgain = async () => {
    await Promise.all([mutate(listUgcBrands.operation), mutate(listClientNames.operation)]);
  };
  return {
    create: async (body: BrandBody): Promise<UgcBrand> => {
      const { brand } = await request(createUgcBrand, { body });
      await readAgain();
      return brand;
    },
    edit: async ({ id, version }: UgcBrand, edit: BrandEdit): Promise<UgcBrand> => {
      const { brand } = await request(updateUgcBrand, { params: { id }, body: { ...edit, version } });
      await readAgain();
      return brand;
    },
  };
}
