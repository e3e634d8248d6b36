import { Skeleton, Text } from '@mantine/core';
import { centsText } from '../../../../../shared/billing/euros.ts';
import classes from './payments.module.css';
import type { FoundPayments } from './use-payments.ts';

type Totals = NonNullable<FoundPayments['first']>['totals'];

const labels = { paid: 'Encaissé', open: 'À payer', failed: 'Échoué', refunded: 'Remboursé' } as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

/** Sums with tax of what the filters find, whatever its state. */
export const PaymentsTotals = ({ totals }: { totals: Totals | undefined }) => (
  <dl className={classes.totals} aria-label="Totaux par état, TTC">
    {names.map((name) => (
      <div key={name}>
        <Text component="dt" size="sm" c="dimmed">
          {labels[name]}, TTC
        </Text>
        <Text component="dd" fw={600} fz="1.25rem" m={0}>
          {totals ? centsText(totals[name]) : <Skeleton height={24} width={96} />}
        </Text>
      </div>
    ))}
  </dl>
);
