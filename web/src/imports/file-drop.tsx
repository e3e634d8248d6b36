import { Text, VisuallyHidden } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './file-drop.module.css';

type Props = {
  /** What is said under the invitation. */
  about: string;
  /** The first of them, and all. */
  onChosen: (file: File, all: File[]) => void;
  invitation?: string;
  accept?: string;
  multiple?: boolean;
};

const readable = '.csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json';

/** A table or a list, dropped or chosen. */
export function FileDrop({
  about,
  onChosen,
  invitation = 'Choisir un fichier, ou le déposer ici',
  accept = readable,
  multiple,
}: Props) {
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (file) onChosen(file, [file, ...others]);
  };
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
        choose(event.dataTransfer.files);
      }}
    >
      <IconFileUpload size={28} stroke={1.5} aria-hidden />
      <Text component="span" fw={600}>
        {invitation}
      </Text>
      <Text component="span" size="sm" c="dimmed">
        {about}
      </Text>
      <VisuallyHidden>
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          data-autofocus
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
    </label>
  );
}
