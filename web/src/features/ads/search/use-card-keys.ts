import type { RefObject } from 'react';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { cardAttribute } from '../ad-card.tsx';
import { useAdActs } from '../use-ad-acts.tsx';
import type { ChosenAds } from './use-chosen-ads.ts';

type CardKeys = {
  ads: readonly Ad[];
  selection: ChosenAds;
  list: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
};

const steps: Record<string, number> = { j: 1, k: -1, ArrowRight: 1, ArrowLeft: -1 };

/** The library by the keyboard: `/` to the search, J and K or the arrows along the cards, S to save, X to choose. */
export function useCardKeys({ ads, selection, list, field }: CardKeys): void {
  const { save } = useAdActs();

  function act(key: string, id: string | null): boolean {
    const ad = ads.find((one) => one.id === id);
    if (!ad || (key !== 's' && key !== 'x')) return false;
    if (key === 's') save([ad]);
    else selection.toggle(ad);
    return true;
  }

  usePageKeys((key) => {
    if (key === '/') {
      field.current?.focus();
      return true;
    }
    const links = cardLinks(list.current);
    const at = links.findIndex((link) => link.closest('article')?.contains(document.activeElement));
    const next = nextCard(key, links, at);
    next?.focus({ preventScroll: true });
    next?.closest('article')?.scrollIntoView({ block: 'nearest' });
    return Boolean(next) || act(key, links[at]?.getAttribute(cardAttribute) ?? null);
  });
}

const cardLinks = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(`[${cardAttribute}]`) ?? [])];

/** The card that a key leads to. The arrows take over from the page only once they are on a card. */
function nextCard(key: string, links: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const step = steps[key] ?? rowStep(key, links);
  if (step === undefined || (at < 0 && key.startsWith('Arrow'))) return undefined;
  return links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)];
}

/** Up and down go to the card of the next row. */
function rowStep(key: string, links: readonly HTMLElement[]): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const topOf = (link: HTMLElement | undefined) => link?.closest('article')?.getBoundingClientRect().top;
  const columns = links.filter((link) => topOf(link) === topOf(links[0])).length;
  return key === 'ArrowDown' ? columns : -columns;
}
