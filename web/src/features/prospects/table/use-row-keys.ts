import type { RefObject } from 'react';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { linkAttribute } from '../prospect-link.tsx';

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The table by the keyboard: J and K or the arrows along the prospects (Enter opens), X to select. */
export function useRowKeys(area: RefObject<HTMLElement | null>, onSelect: (id: string) => void): void {
  usePageKeys((key) => {
    const links = [...(area.current?.querySelectorAll<HTMLElement>(`[${linkAttribute}]`) ?? [])];
    const at = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));
    const step = steps[key];
    if (key === 'x' && links[at]) {
      onSelect(links[at].getAttribute(linkAttribute) ?? '');
      return true;
    }
    // The arrows take over from the page only once they are on a prospect.
    if (step === undefined || (at < 0 && key.startsWith('Arrow'))) return false;
    const next = links[at < 0 ? 0 : at + step];
    next?.focus({ preventScroll: true });
    next?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
    return next !== undefined;
  });
}
