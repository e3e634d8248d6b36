import { useMemo } from 'react';
import useSWR from 'swr';
import { brandFacts } from '../../../../../shared/ai/brand-facts.ts';
import { getBrand } from '../../../../../shared/ai/brands.contract.ts';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import { readingOfWritten } from '../../../../../shared/ai/reading-of-written.ts';
import { request } from '../../../lib/request.ts';

/** What texts are measured with as one types: the same rules as on the server, with the brand once it is read. */
export function useReading(kept: WrittenGeneration) {
  const { brandId } = kept;
  const { data } = useSWR(brandId === null ? null : [getBrand.operation, brandId], () =>
    request(getBrand, { params: { id: brandId ?? '' } }),
  );
  const brand = data?.brand;
  return useMemo(() => readingOfWritten(kept, brand ? brandFacts(brand.id, brand) : null), [kept, brand]);
}
