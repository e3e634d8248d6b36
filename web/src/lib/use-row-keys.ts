import type { RefObject } from 'react';
import { usePageKeys } from './single-keys.ts';

/** On the link that opens a row: the id of what it shows. */
export const rowAttribute = 'data-row';

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** A list by the keyboard: J and K or the arrows along its rows (Enter opens), X to select. */
export function useRowKeys(area: RefObject<HTMLElement | null>, onSelect: (id: string) => void): void {
  usePageKeys((key) => {
    const links = [...(area.current?.querySelectorAll<HTMLElement>(`[${rowAttribute}]`) ?? [])];
    const at = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));
    const step = steps[key];
    if (key === 'x' && links[at]) {
      onSelect(links[at].getAttribute(rowAttribute) ?? '');
      return true;
    }
    // The arrows take over from the page only once they are on a row.
    if (step === undefined || (at < 0 && key.startsWith('Arrow'))) return false;
    const next = links[at < 0 ? 0 : at + step];
    next?.focus({ preventScroll: true });
    next?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
    return next !== undefined;
  });
}
