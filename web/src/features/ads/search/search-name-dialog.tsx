import { Switch } from '@mantine/core';
import { useState } from 'react';
import { NameDialog } from '../../../components/name-dialog.tsx';
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
  return (
    <NameDialog
      title={title}
      label="Nom de la recherche"
      start={start.name}
      otherwise="La recherche n’a pas pu être enregistrée"
      onClose={onClose}
      onSave={(name) => onSave({ name, alert })}
    >
      <Switch
        label="M’alerter des nouvelles annonces"
        description="S’il y en a, une notification et un e-mail chaque matin."
        checked={alert}
        onChange={(event) => setAlert(event.currentTarget.checked)}
      />
    </NameDialog>
  );
}
