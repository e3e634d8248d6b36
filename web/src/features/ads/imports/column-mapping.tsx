import { NativeSelect, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { type AdField, adFields } from '../../../../../shared/contract/ads-imports.ts';
import classes from './column-mapping.module.css';
import { fieldLabels } from './field-labels.ts';
import type { CsvFile } from './read-file.ts';

type Mapping = Record<string, AdField | null>;
type Props = { read: CsvFile; mapping: Mapping; onChange: (mapping: Mapping) => void };

const leftOut = 'Ne pas importer';
const options = [
  { value: '', label: leftOut },
  ...adFields.map((field) => ({ value: field, label: fieldLabels[field] })),
];

/** Each column with what it holds, guessed from its name, and its first values to judge by. */
export function ColumnMapping({ read, mapping, onChange }: Props) {
  const id = useId();

  function choose(header: string, value: string) {
    const field = adFields.find((one) => one === value) ?? null;
    // A field is held by one column only.
    const others = Object.entries(mapping).map(([name, held]) => [name, field && held === field ? null : held]);
    onChange({ ...Object.fromEntries(others), [header]: field });
  }

  return (
    <Stack gap={6}>
      <Text size="sm" fw={500} id={id}>
        Ce que contient chaque colonne
      </Text>
      <ul className={classes.columns} aria-labelledby={id}>
        {[...new Set(read.headers)].map((header) => (
          <li key={header} className={classes.column} data-left-out={!mapping[header] || undefined}>
            <div className={classes.header}>
              <Text size="sm" fw={600} truncate title={header}>
                {header || '(sans nom)'}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {examples(read, header) || 'vide'}
              </Text>
            </div>
            <NativeSelect
              size="sm"
              aria-label={`Contenu de la colonne ${header}`}
              value={mapping[header] ?? ''}
              onChange={(event) => choose(header, event.currentTarget.value)}
              data={options}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function examples({ headers, rows }: CsvFile, header: string): string {
  const at = headers.indexOf(header);
  const values = rows.map((row) => row[at]?.replace(/\s+/g, ' ').slice(0, 80)).filter(Boolean);
  return [...new Set(values)].slice(0, 3).join(' · ');
}
