import '@mantine/core/styles/Table.css';
import { Table } from '@mantine/core';
import { formatNumber } from '../../../lib/format.ts';
import { formatPoints } from '../format-points.ts';
import classes from './scoring.module.css';
import type { Preview } from './use-preview.ts';

type Distribution = Preview['before'];

/** How many there are of each grade, today and with the rules being written. */
export function GradeChanges({ before, after }: { before: Distribution; after: Distribution }) {
  const averageOf = ({ average }: Distribution) => (average === null ? '—' : formatNumber(Math.round(average)));
  const rows = after.byGrade.map(({ value, label, count }) => {
    const held = before.byGrade.find((grade) => grade.value === value)?.count ?? 0;
    return { value, label: `Note ${label}`, held, count };
  });
  return (
    <Table verticalSpacing={5} className={classes.grades} aria-label="Prospects par note">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Note</Table.Th>
          <Table.Th ta="right">Aujourd’hui</Table.Th>
          <Table.Th ta="right">Avec ces règles</Table.Th>
          <Table.Th ta="right">Écart</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ value, label, held, count }) => (
          <Table.Tr key={value}>
            <Table.Td>{label}</Table.Td>
            <Table.Td ta="right">{formatNumber(held)}</Table.Td>
            <Table.Td ta="right" fw={600}>
              {formatNumber(count)}
            </Table.Td>
            <Table.Td ta="right">{count === held ? '=' : formatPoints(count - held)}</Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Td>Score moyen</Table.Td>
          <Table.Td ta="right">{averageOf(before)}</Table.Td>
          <Table.Td ta="right" fw={600}>
            {averageOf(after)}
          </Table.Td>
          <Table.Td />
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}
