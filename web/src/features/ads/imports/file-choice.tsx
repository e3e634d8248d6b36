import { Button, Group, Stack, Text, Textarea, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadCsv } from '../../../lib/download.ts';
import classes from './file-choice.module.css';
import { modelTable } from './model-table.ts';

type Props = { onChosen: (file: File) => void };

/** A file dropped or chosen, or its text pasted. */
export function FileChoice({ onChosen }: Props) {
  const [over, setOver] = useState(false);
  const [pasting, paste] = useDisclosure(false);
  return (
    <Stack gap="md">
      <label
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onChosen(file);
        }}
      >
        <IconFileUpload size={28} stroke={1.5} aria-hidden />
        <Text component="span" fw={600}>
          Choisir un fichier, ou le déposer ici
        </Text>
        <Text component="span" size="sm" c="dimmed">
          CSV ou JSON, 50 Mo au plus. L’encodage et le séparateur sont reconnus.
        </Text>
        <VisuallyHidden>
          <input
            type="file"
            accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json"
            data-autofocus
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onChosen(file);
              currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
      </label>
      {pasting ? (
        <PasteForm onChosen={onChosen} />
      ) : (
        <Group gap="sm">
          <Button variant="default" size="sm" onClick={paste.open}>
            Coller du JSON ou du CSV
          </Button>
          <Button variant="subtle" color="gray" size="sm" onClick={downloadModel}>
            Télécharger un tableau modèle
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
