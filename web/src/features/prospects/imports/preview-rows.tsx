import { usePhone } from '../../../lib/use-phone.ts';
import '@mantine/core/styles/Table.css';
import { Table, Text } from '@mantine/core';
import { prospectFields } from '../../../../../shared/prospects/imports.contract.ts';
import { prospectFieldNames } from '../../../../../shared/prospects/imports.messages.ts';
import { useCustomFields } from '../custom-fields/use-custom-fields.ts';
import classes from './preview-rows.module.css';
import { type PreviewRow, previewValue } from './preview-value.ts';

type Props = { rows: PreviewRow[] };

/** The first rows of a file as they would be stored: a table, or cards where there is no room for one. */
export function PreviewRows(props: Props) {
  const phone = usePhone();
  return phone ? <PreviewCards {...props} /> : <PreviewTable {...props} />;
}

function PreviewTable({ rows }: Props) {
  const shown = useShown(rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
    <section className={classes.scroll} aria-label="Premières lignes" tabIndex={0}>
      <Table className={classes.table} verticalSpacing={8} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Ligne</Table.Th>
            <Table.Th>État</Table.Th>
            {shown.map(({ key, label }) => (
              <Table.Th key={key}>{label}</Table.Th>
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
              {shown.map(({ key, textOf }) => (
                <Table.Td key={key}>
                  <div className={classes.value}>{textOf(row)}</div>
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
  const shown = useShown(rows);
  return (
    <ul className={classes.cards} aria-label="Premières lignes">
      {rows.map((row) => (
        <li key={row.line} className={classes.card}>
          <Text size="sm" fw={600}>
            Ligne {row.line}
          </Text>
          <Fate row={row} />
          <dl className={classes.facts}>
            {shown
              .filter(({ textOf }) => textOf(row))
              .map(({ key, label, textOf }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{textOf(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type Shown = { key: string; label: string; textOf: (row: PreviewRow) => string };

/** What the rows say something of: fields of every prospect, then those of the workspace. */
function useShown(rows: PreviewRow[]): Shown[] {
  const { fields } = useCustomFields();
  const all: Shown[] = [
    ...prospectFields.map((field) => ({
      key: field,
      label: prospectFieldNames[field],
      textOf: ({ values }: PreviewRow) => previewValue(field, values[field] ?? ''),
    })),
    ...fields.map(({ id, name }) => ({ key: id, label: name, textOf: ({ custom }: PreviewRow) => custom[id] ?? '' })),
  ];
  return all.filter(({ textOf }) => rows.some(textOf));
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
