import { Button, ScrollArea, Table, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import classes from './chart-frame.module.css';

type Row = { label: string; count: number };
type Props = {
  title: string;
  /** What is counted, and in what. */
  unit: string;
  /** What the first column of the table holds. */
  what: string;
  rows: readonly Row[];
  children: ReactNode;
};

/** A chart with its title and its unit, and the same figures as a table. */
export function ChartFrame({ title, unit, what, rows, children }: Props) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={id} fz="1rem">
            {title}
          </Title>
          <Text size="xs" c="dimmed">
            {unit}
          </Text>
        </div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          fw={500}
          aria-label={`${asTable ? 'Voir le graphique' : 'Voir le tableau'} : ${title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Graphique' : 'Tableau'}
        </Button>
      </div>
      {asTable ? (
        <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }} className={classes.table}>
          <Table aria-labelledby={id} verticalSpacing={5}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{what}</Table.Th>
                <Table.Th ta="right">Annonces</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ label, count }) => (
                <Table.Tr key={label}>
                  <Table.Td>{label}</Table.Td>
                  <Table.Td ta="right">{formatNumber(count)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      ) : (
        <div aria-hidden>{children}</div>
      )}
    </section>
  );
}
