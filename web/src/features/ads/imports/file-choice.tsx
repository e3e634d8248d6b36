import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { FileDrop } from '../../../imports/file-drop.tsx';
import { downloadCsv } from '../../../lib/download.ts';
import classes from './file-choice.module.css';
import { modelTable } from './model-table.ts';

type Props = { onChosen: (file: File) => void };

/** A file dropped or chosen, or its text pasted. */
export function FileChoice({ onChosen }: Props) {
  const [pasting, paste] = useDisclosure(false);
  return (
    <Stack gap="md">
      <FileDrop about="CSV ou JSON, 50 Mo au plus. L’encodage et le séparateur sont reconnus." onChosen={onChosen} />
      {pasting ? (
        <PasteForm onChosen={onChosen} />
      ) : (
        <Group gap="sm">
          <Button variant="default" size="sm" onClick={paste.open}>
            Coller du JSON ou du CSV
          </Button>
          <Button variant="subtle" color="gray" size="sm" onClick={downloadModel}>
            Télécharger un modèle de fichier
          </Button>
        </Group>
      )}
    </Stack>
  );
}

const downloadModel = () => downloadCsv('modele-annonces.csv', modelTable());

function PasteForm({ onChosen }: Props) {
  const [text, setText] = useState('');
  return (
    <Stack gap="sm">
      <Textarea
        label="Texte à importer"
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        classNames={{ input: classes.pasted }}
        spellCheck={false}
        data-autofocus
      />
      <Group>
        <Button
          aria-disabled={!text.trim()}
          onClick={() =>
            text.trim() && onChosen(new File([text], /^\s*[[{]/.test(text) ? 'collage.json' : 'collage.csv'))
          }
        >
          Continuer
        </Button>
      </Group>
    </Stack>
  );
}
