import '@mantine/core/styles/Table.css';
import { Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { prospectFields } from '../../../../../shared/prospects/imports.contract.ts';
import { prospectFieldNames } from '../../../../../shared/prospects/imports.messages.ts';
import classes from './preview-rows.module.css';
import { type PreviewRow, previewValue } from './preview-value.ts';

type Props = { rows: PreviewRow[] };

/** The first rows of a file as they would be stored: a table, or cards where there is no room for one. */
export function PreviewRows(props: Props) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return phone ? <PreviewCards {...props} /> : <PreviewTable {...props} />;
}

function PreviewTable({ rows }: Props) {
  const fields = prospectFields.filter((field) => rows.some(({ values }) => values[field]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
    <section className={classes.scroll} aria-label="Premières lignes" tabIndex={0}>
      <Table className={classes.table} verticalSpacing={8} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Ligne</Table.Th>
            <Table.Th>État</Table.Th>
            {fields.map((field) => (
              <Table.Th key={field}>{prospectFieldNames[field]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.line}>
              <Table.Td>{row.line}</Table.Td>
              <Table.Td>
                <div className={classes.fate}>
                  <Fate row={row} />
                </div>
              </Table.Td>
              {fields.map((field) => (
                <Table.Td key={field}>
                  <div className={classes.value}>{previewValue(field, row.values[field] ?? '')}</div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function PreviewCards({ rows }: Props) {
  return (
    <ul className={classes.cards} aria-label="Premières lignes">
      {rows.map((row) => (
        <li key={row.line} className={classes.card}>
          <Text size="sm" fw={600}>
            Ligne {row.line}
          </Text>
          <Fate row={row} />
          <dl className={classes.facts}>
            {prospectFields
              .filter((field) => row.values[field])
              .map((field) => (
                <div key={field}>
                  <dt>{prospectFieldNames[field]}</dt>
                  <dd>{previewValue(field, row.values[field] ?? '')}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fate({ row }: { row: PreviewRow }) {
  const { tone, word, why } = fateOf(row);
  return (
    <div>
      <span className={classes.mark} data-tone={tone}>
        {word}
      </span>
      {why && (
        <Text size="xs" mt={2} c={tone === 'accent' ? 'accent' : 'dimmed'}>
          {why}
        </Text>
      )}
    </div>
  );
}

type Told = { tone: 'positive' | 'plain' | 'accent'; word: string; why?: string };

const words = {
  created: { tone: 'positive', word: 'À créer' },
  updated: { tone: 'positive', word: 'À mettre à jour' },
  skipped: { tone: 'plain', word: 'Inchangé' },
} as const;

function fateOf({ act, problem, remark }: PreviewRow): Told {
  if (problem) return { tone: 'accent', word: 'Refusé', why: problem };
  return { ...words[act ?? 'created'], ...(remark && { why: remark }) };
}
