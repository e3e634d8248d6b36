import '@mantine/charts/styles.css';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/Table.css';
import { Anchor, Button, ScrollArea, Table, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import classes from './chart-frame.module.css';

type Props = {
  title: string;
  /** What is counted, and in what. */
  unit: string;
  /** Of the table: what names each row, then its figures. */
  columns: readonly [string, ...string[]];
  rows: readonly { label: string; figures: readonly string[]; onChoose?: () => void }[];
  /** What there is to conclude. */
  note?: ReactNode;
  children: ReactNode;
};

/** A chart with its title and its unit, and the same figures as a table. */
export function ChartFrame({ title, unit, columns, rows, note, children }: Props) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [what, ...figureNames] = columns;
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
        <TableSwitch title={title} asTable={asTable} onChange={setAsTable} />
      </div>
      {asTable ? (
        <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }} className={classes.table}>
          <Table aria-labelledby={id} verticalSpacing={5}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{what}</Table.Th>
                {figureNames.map((name) => (
                  <Table.Th key={name} ta="right">
                    {name}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ label, figures, onChoose }) => (
                <Table.Tr key={label}>
                  <Table.Td>
                    {onChoose ? (
                      <Anchor component="button" type="button" inherit ta="left" onClick={onChoose}>
                        {label}
                      </Anchor>
                    ) : (
                      label
                    )}
                  </Table.Td>
                  {figureNames.map((name, at) => (
                    <Table.Td key={name} ta="right">
                      {figures[at]}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      ) : (
        <div aria-hidden>{children}</div>
      )}
      {note && (
        <Text size="xs" c="dimmed" mt="sm">
          {note}
        </Text>
      )}
    </section>
  );
}

/** Charts side by side: as many as there is room for, or in pairs. */
export function ChartGrid({ paired = false, children }: { paired?: boolean; children: ReactNode }) {
  return (
    <div className={classes.grid} data-paired={paired || undefined}>
      {children}
    </div>
  );
}

type SwitchProps = {
  asTable: boolean;
  onChange: (asTable: boolean) => void;
  /** Of the chart, where there are several. */
  title?: string;
};

/** From a chart to the same figures as a table, and back. */
export function TableSwitch({ asTable, onChange, title }: SwitchProps) {
  const text = asTable ? 'Voir en graphique' : 'Voir en tableau';
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      fw={500}
      flex="none"
      mr="-0.5rem"
      aria-label={title && `${text} : ${title}`}
      onClick={() => onChange(!asTable)}
    >
      {text}
    </Button>
  );
}
