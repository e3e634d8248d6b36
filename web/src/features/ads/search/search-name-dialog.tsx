import { Button, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import type { SearchWords } from './use-saved-searches.ts';

type Props = {
  title: string;
  start: SearchWords;
  onClose: () => void;
  onSave: (words: SearchWords) => Promise<void>;
};

/** The name of a search, and whether it counts what is new. */
export function SearchNameDialog({ title, start, onClose, onSave }: Props) {
  const [alert, setAlert] = useState(start.alert);
  const { busy, message, form, input } = useForm({
    start: { name: start.name },
    otherwise: 'La recherche n’a pas pu être enregistrée',
    act: async ({ name }) => {
      await onSave({ name, alert });
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} size="md" title={title}>
      <form {...form}>
        <Stack gap="lg">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <TextInput label="Nom de la recherche" required maxLength={100} data-autofocus {...input('name')} />
          <Switch
            label="M’alerter des nouvelles annonces"
            description="Le nombre de nouvelles annonces s’affiche sur « Mes recherches »."
            checked={alert}
            onChange={(event) => setAlert(event.currentTarget.checked)}
          />
          <Button type="submit" size="md" mr="auto" aria-disabled={busy}>
            {busy ? 'Enregistrement...' : 'Enregistrer'}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
