import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ListView, Views } from '../lib/use-views.ts';
import { NameDialog } from './name-dialog.tsx';
import { say } from './undo-toast.tsx';
import type { Shown } from './view-entries.tsx';

type Props = {
  views: Views;
  /** Which one is renamed; null keeps what is shown as a new one. */
  renamed: ListView | null;
  shown: Shown;
  personal: boolean;
  onClose: () => void;
};

/** What a view is called: a new one, or one that there is. */
export function ViewNames({ views, renamed, shown, personal, onClose }: Props) {
  const [shared, setShared] = useState(false);
  if (renamed) {
    return (
      <NameDialog
        title="Renommer la vue"
        label="Nom de la vue"
        start={renamed.name}
        otherwise="La vue n’a pas pu être renommée"
        onClose={onClose}
        onSave={(name) => views.update(renamed, { name })}
      />
    );
  }
  return (
    <NameDialog
      title="Enregistrer cette vue"
      label="Nom de la vue"
      start=""
      otherwise="La vue n’a pas pu être enregistrée"
      onClose={onClose}
      onSave={async (name) => {
        const words = { name, filters: shown.filters, columns: [...shown.columns] };
        await views.create(personal ? { ...words, shared } : words);
        say('Vue enregistrée');
      }}
    >
      {personal && (
        <Checkbox
          label="Partager avec l’équipe"
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      )}
    </NameDialog>
  );
}
