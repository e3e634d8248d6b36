import { useEffect, useState } from 'react';

/** Gives the focus back to what opened a dialog or a bar. Mantine's own return waits for a dialog that stays after it is closed. */
export function useFocusReturn(): void {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}

/** An entry of a menu goes with it: the button of the menu stays. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('.mantine-Menu-dropdown, .mantine-Popover-dropdown');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? active;
}
