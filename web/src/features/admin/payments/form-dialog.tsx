import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import type { useSubmit } from '../../../lib/use-submit.ts';

type Props = {
  title: string;
  submit: Pick<ReturnType<typeof useSubmit>, 'busy' | 'message' | 'form'>;
  act: string;
  acting: string;
  onClose: () => void;
  children: ReactNode;
};

/** A few fields and what becomes of them. */
export const FormDialog = ({ title, submit: { busy, message, form }, act, acting, onClose, children }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <form {...form}>
      <Stack gap="md">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? acting : act}
          </Button>
        </Group>
      </Stack>
    </form>
  </Dialog>
);
