import { useCallback, useState } from 'react';
import type { Ad } from '../../../../../shared/ads/ad.ts';

/** The ads chosen for one act on all of them. They stay chosen from one search to the next. */
export function useChosenAds() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Ad>>(new Map());

  const toggle = useCallback(
    (ad: Ad) =>
      setChosen((now) => {
        const next = new Map(now);
        if (!next.delete(ad.id)) next.set(ad.id, ad);
        return next;
      }),
    [],
  );

  return {
    ads: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    toggle,
    add: (ads: readonly Ad[]) => setChosen((now) => new Map([...now, ...ads.map((ad) => [ad.id, ad] as const)])),
    clear: () => setChosen(new Map()),
  };
}

export type ChosenAds = ReturnType<typeof useChosenAds>;
