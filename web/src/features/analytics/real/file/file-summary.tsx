import { List, Table, Text } from '@mantine/core';
import { metricText } from '../../../../../../shared/campaigns/metric-words.ts';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { KeyFigures } from '../../../../components/key-figures.tsx';
import { formatCount, formatDay, formatList, formatNumber } from '../../../../lib/format.ts';
import type { FileDay, FileSales } from './sales-of-file.ts';

type Props = { found: FileSales; currency: string };

const shownDays = 5;

/** What a file of sales comes to, before it is kept: its sums, what is left out of them, and its last days. */
export function FileSummary({ found: { days, byOrder, leftOut, currencies }, currency }: Props) {
  const [first, last] = [days.at(0), days.at(-1)];
  if (currencies.length > 1)
    return (
      <FormNotice tone="refused">
        Ce fichier a des ventes en {formatList(currencies)}&nbsp;: exportez une devise à la fois.
      </FormNotice>
    );
  const money = (amount: number) => metricText('revenue', amount, currency);
  const orders = sumOf(days, 'orders');
  const customers = sumOf(days, 'newCustomers');
  return (
    <>
      {first && last ? (
        <KeyFigures
          figures={[
            {
              name: 'Jours',
              value: formatNumber(days.length),
              more: `${formatDay(first.day)} au ${formatDay(last.day)}`,
            },
            { name: 'Chiffre d’affaires', value: money(days.reduce((sum, { revenue }) => sum + revenue, 0)) },
            ...(orders === null ? [] : [{ name: 'Commandes', value: formatNumber(orders) }]),
            ...(customers === null ? [] : [{ name: 'Nouveaux clients', value: formatNumber(customers) }]),
          ]}
        />
      ) : (
        <FormNotice tone="refused">Aucune ligne de ce fichier ne dit les ventes d’un jour.</FormNotice>
      )}
      <Text size="sm" c="dimmed">
        Comparez ces totaux à ceux de votre boutique. Un jour déjà écrit est remplacé
        {byOrder ? ', un jour sans commande compte 0, un remboursement est déduit de sa commande' : ''}.
      </Text>
      {leftOut.length > 0 && (
        <FormNotice tone="asked">
          Ces lignes ne sont pas comptées&nbsp;:
          <List size="sm">
            {leftOut.map(({ reason, count, example }) => (
              <List.Item key={reason}>
                {formatCount(count, 'ligne')}&nbsp;: {reason}
                {example && ` («\u00a0${example}\u00a0»)`}
              </List.Item>
            ))}
          </List>
        </FormNotice>
      )}
      {last && (
        <Table aria-label="Derniers jours du fichier" verticalSpacing={4} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Derniers jours</Table.Th>
              <Table.Th scope="col" ta="right">
                Chiffre d’affaires
              </Table.Th>
              {orders !== null && (
                <Table.Th scope="col" ta="right">
                  Commandes
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.slice(-shownDays).map(({ day, revenue, orders: count }) => (
              <Table.Tr key={day}>
                <Table.Td>{formatDay(day)}</Table.Td>
                <Table.Td ta="right">{money(revenue)}</Table.Td>
                {orders !== null && <Table.Td ta="right">{count === null ? '' : formatNumber(count)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

function sumOf(days: readonly FileDay[], name: 'orders' | 'newCustomers'): number | null {
  const known = days.map((one) => one[name]).filter((count) => count !== null);
  return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : null;
}
