import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { isGone } from '../lib/notices.ts';
import { Dialog } from './dialog.tsx';
import { FormNotice } from './form-notice.tsx';

type Props = {
  title: string;
  /** On the button that does nothing. */
  keep: string;
  /** On the button that acts, at rest and at work. */
  act: string;
  acting: string;
  /** Said when the server did not say better. */
  otherwise: string;
  onAct: () => Promise<unknown>;
  /** Once it is done, or was already. */
  onDone: () => void;
  onClose: () => void;
  /** What will be lost. */
  children: ReactNode;
};

/** Before what nothing can bring back. */
export function ConfirmDialog({ title, keep, act, acting, otherwise, onAct, onDone, onClose, children }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    try {
      await onAct();
    } catch (error) {
      if (!isGone(error)) {
        setBusy(false);
        return setRefusal(messageOf(error, otherwise));
      }
    }
    onDone();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        {children}
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {keep}
          </Button>
          <Button onClick={confirm} aria-disabled={busy}>
            {busy ? acting : act}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
