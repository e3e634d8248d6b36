import { Text, VisuallyHidden } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './file-drop.module.css';

type Props = {
  /** What is said under the invitation. */
  about: string;
  onChosen: (file: File) => void;
};

const readable = '.csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json';

/** A table or a list, dropped or chosen. */
export function FileDrop({ about, onChosen }: Props) {
  const [over, setOver] = useState(false);
  return (
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
        {about}
      </Text>
      <VisuallyHidden>
        <input
          type="file"
          accept={readable}
          data-autofocus
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChosen(file);
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
    </label>
  );
}
