import { NativeSelect, type NativeSelectProps, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import classes from './column-list.module.css';

type Column = {
  header: string;
  /** The first things that it says. */
  sample: string;
  /** What it is read as; nothing when it is left out. */
  field: string | null;
  problem?: string | undefined;
  /** What comes of it. */
  about?: string | undefined;
  /** Somebody has to choose: to leave it out is a choice too. */
  undecided?: boolean | undefined;
};

/** No field is called so. */
const toChoose = '?';

type Props = {
  columns: Column[];
  /** The fields to choose from. */
  fields: NonNullable<NativeSelectProps['data']>;
  onChoose: (header: string, field: string) => void;
};

/** The columns of a file, each with what it holds and its first values to judge by. */
export function ColumnList({ columns, fields, onChoose }: Props) {
  const id = useId();
  const data = [{ value: '', label: 'Ne pas importer' }, ...fields];
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500} id={id}>
        Ce que contient chaque colonne
      </Text>
      <ul className={classes.columns} aria-labelledby={id}>
        {columns.map(({ header, sample, field, problem, about, undecided }) => (
          <li key={header} className={classes.column} data-left-out={(!field && !undecided) || undefined}>
            <div className={classes.header}>
              <Text size="sm" fw={600} truncate title={header}>
                {header || '(sans nom)'}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {sample || 'vide'}
              </Text>
              {about && <Text size="xs">{about}</Text>}
            </div>
            <NativeSelect
              size="sm"
              aria-label={`Contenu de la colonne ${header}`}
              value={undecided ? toChoose : (field ?? '')}
              error={problem}
              onChange={(event) => onChoose(header, event.currentTarget.value)}
              data={undecided ? [{ value: toChoose, label: 'Choisissez…', disabled: true }, ...data] : data}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
