import type { RefObject } from 'react';
import { usePageKeys } from '../../lib/single-keys.ts';
import { rowAttribute, useRowKeys } from '../../lib/use-row-keys.ts';

type Acts = { onRead: (id: string) => void; onRemove: (id: string) => void };

/** J and K along the rows, E marks the one in focus as read, # deletes it and goes on to the next. */
export function useNotificationKeys(area: RefObject<HTMLElement | null>, { onRead, onRemove }: Acts): void {
  useRowKeys(area, () => {});
  usePageKeys((key) => {
    if (key !== 'e' && key !== '#') return false;
    const links = [...(area.current?.querySelectorAll<HTMLElement>(`[${rowAttribute}]`) ?? [])];
    const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
    const id = links[at]?.getAttribute(rowAttribute);
    if (!id) return false;
    if (key === 'e') onRead(id);
    else {
      (links[at + 1] ?? links[at - 1])?.focus();
      onRemove(id);
    }
    return true;
  });
}
