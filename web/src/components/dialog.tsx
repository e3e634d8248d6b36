import { usePhone } from '../lib/use-phone.ts';
import '@mantine/core/styles/Modal.css';
import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../lib/use-focus-return.ts';
import classes from './dialog.module.css';

/** A dialog, there as long as it is open; a whole sheet on a telephone. The keyboard goes back to what opened it. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const phone = usePhone();
  useFocusReturn();
  return <Modal opened fullScreen={phone} size={520} transitionProps={{ duration: 120 }} {...props} />;
}

/** The acts of a long dialog, in reach wherever it is scrolled to. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
