import { useMemo, useRef } from 'react';
import type { AdFacets } from '../../../../../shared/ads/library.contract.ts';

/** The values of facets where they first stood for these words: a click moves none from under the pointer. New ones follow. */
export function useSteadyFacets(facets: AdFacets | undefined, words: string | null | undefined) {
  const seen = useRef({ words, places: new Map<string, number>() });
  if (seen.current.words !== words) seen.current = { words, places: new Map() };
  const { places } = seen.current;
  return useMemo(() => {
    if (!facets) return undefined;
    const placed = Object.entries(facets).map(([facet, counts]) => {
      const place = ({ value }: { value: string }) => places.get(facet + value) ?? 0;
      for (const { value } of counts) if (!places.has(facet + value)) places.set(facet + value, places.size);
      return [facet, [...counts].sort((a, b) => place(a) - place(b))];
    });
    return Object.fromEntries(placed) as AdFacets;
  }, [facets, places]);
}
