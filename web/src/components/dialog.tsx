import '@mantine/core/styles/Modal.css';
import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** A dialog, there as long as it is open; a whole sheet on a telephone. The keyboard goes back to what opened it. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  useFocusReturn();
  return <Modal opened fullScreen={phone} size={520} transitionProps={{ duration: 120 }} {...props} />;
}

/** Mantine's own return waits for a dialog that stays after it is closed. */
function useFocusReturn(): void {
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
