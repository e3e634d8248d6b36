import useSWR from 'swr';
import { listBrands } from '../../../../shared/ai/brands.contract.ts';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';

const query = { limit: '100' };

/** The brands that results may be those of, by name; none for who may not read them. */
export function useBrandNames(): readonly { id: string; name: string }[] {
  const may = useMay();
  const { data } = useSWR(may('ai:read') && [listBrands.operation, 'names'], () => request(listBrands, { query }));
  return data?.items.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'fr')) ?? [];
}
