import '@mantine/core/styles/Table.css';
import { ScrollArea, Table, Text, Title } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { MemberMark } from '../../../components/member-mark.tsx';
import { formatMoney, formatNumber, formatPercent } from '../../../lib/format.ts';
import classes from './owner-table.module.css';
import type { ProspectStats } from './prospect-figures.tsx';

type Figures = ProspectStats['byOwner'][number];

const figureNames = ['Ouverts', 'Pipeline', 'Gagnés', 'Valeur gagnée', 'Perdus', 'Conversion'];

/** What each member has open, has won and has lost; not there where nothing is anyone's. */
export function OwnerTable({ stats: { byOwner, currency } }: { stats: ProspectStats }) {
  if (!byOwner.some(({ value }) => value !== 'none')) return null;
  return (
    <section className={classes.root} aria-labelledby="stats-by-owner">
      <Title order={2} id="stats-by-owner" fz="1rem">
        Par propriétaire
      </Title>
      <Text size="xs" c="dimmed" mb="sm">
        Prospects suivis, gagnés et perdus par personne
      </Text>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table aria-labelledby="stats-by-owner" verticalSpacing={7} className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Propriétaire</Table.Th>
              {figureNames.map((name) => (
                <Table.Th key={name} ta="right">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {byOwner.map((owner) => (
              <Table.Tr key={owner.value}>
                <Table.Td>
                  <Who {...owner} />
                </Table.Td>
                {figuresOf(owner, currency).map((figure, at) => (
                  <Table.Td key={figureNames[at]} className={classes.figure} data-name={figureNames[at]}>
                    {figure}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </section>
  );
}

const Who = ({ value, label }: Figures) => (
  <span className={classes.who} data-nobody={value === 'none' || undefined}>
    {value === 'none' ? <IconUserCircle size={24} stroke={1.3} aria-hidden /> : <MemberMark name={label} size={24} />}
    {label}
  </span>
);

const figuresOf = ({ open, openValue, won, wonValue, lost }: Figures, currency: string): string[] => [
  formatNumber(open),
  formatMoney(openValue, currency),
  formatNumber(won),
  formatMoney(wonValue, currency),
  formatNumber(lost),
  won + lost === 0 ? '—' : formatPercent(won / (won + lost)),
];
