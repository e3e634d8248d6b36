import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { textLimits } from '../../../shared/kernel/text-limits.ts';
import { useForm } from '../lib/use-form.ts';
import { Dialog } from './dialog.tsx';
import { FormNotice } from './form-notice.tsx';

type Props = {
  title: string;
  label: string;
  start: string;
  /** Said when the server did not say better. */
  otherwise: string;
  /** What the button does. */
  act?: string;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
  children?: ReactNode;
};

/** Names something, first or again. */
export function NameDialog({ title, label, start, otherwise, act = 'Enregistrer', onClose, onSave, children }: Props) {
  const { busy, message, form, input } = useForm({
    start: { name: start },
    otherwise,
    act: async ({ name }) => {
      await onSave(name);
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} size="md" title={title}>
      <form {...form}>
        <Stack gap="lg">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <TextInput label={label} required maxLength={textLimits.name} data-autofocus {...input('name')} />
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" size="md" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" size="md" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
