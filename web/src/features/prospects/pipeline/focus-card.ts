import type { ProspectStatus } from '../../../../../shared/prospects/prospects.rules.ts';
import { rowAttribute } from '../../../lib/use-row-keys.ts';

const patience = 30;

export const columnId = (status: ProspectStatus) => `column-${status}`;

/** Takes the focus along with a card that goes to another column, once it is there. */
export function focusCard(id: string, status: ProspectStatus, left = patience): void {
  requestAnimationFrame(() => {
    const links = document.getElementById(columnId(status))?.querySelectorAll<HTMLElement>(`[${rowAttribute}]`) ?? [];
    const link = [...links].find((one) => one.getAttribute(rowAttribute) === id);
    if (link) link.focus();
    else if (left > 0) focusCard(id, status, left - 1);
  });
}
