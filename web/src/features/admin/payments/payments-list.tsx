import { Badge, Text, UnstyledButton } from '@mantine/core';
import { centsText } from '../../../../../shared/billing/euros.ts';
import {
  type Payment,
  type PaymentStatus,
  paymentMethods,
  paymentStatuses,
} from '../../../../../shared/billing/payment.ts';
import { formatCount, formatDay, formatDayOf } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import shared from '../found.module.css';
import { FoundList } from '../found-list.tsx';
import classes from './payments.module.css';
import { type FoundPayments, urlNames } from './use-payments.ts';

/** A row on a desk, a card on a phone. */
export const PaymentsList = ({ found }: { found: FoundPayments }) => (
  <FoundList
    found={found}
    what="Les paiements"
    count={(total) => formatCount(total, 'paiement')}
    none={{
      filtered: 'Aucun paiement ne correspond',
      atAll: 'Aucun paiement pour le moment',
      more: 'Chaque abonnement payé apparaît ici, avec sa facture. Un virement se facture à la main.',
    }}
    row={(payment) => <PaymentRow key={payment.id} payment={payment} />}
  />
);

function PaymentRow({ payment }: { payment: Payment }) {
  const { change } = useUrlState();
  const { id, workspaceName, description, amountInclTax, refundedInclTax, method, invoice, status } = payment;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <UnstyledButton className={shared.name} onClick={() => change({ [urlNames.payment]: id })}>
          {workspaceName}
        </UnstyledButton>
        <Text size="sm" c="dimmed">
          {[description, invoice?.number].filter(Boolean).join(', ')}
        </Text>
      </div>
      <div className={classes.sum}>
        <Text fw={600}>{centsText(amountInclTax)}</Text>
        {refundedInclTax > 0 && (
          <Text size="sm" c="dimmed">
            dont {centsText(refundedInclTax)} remboursés
          </Text>
        )}
      </div>
      <PaymentBadge status={status} />
      <Text size="sm" c="dimmed">
        {paymentMethods[method]}, {whenOf(payment)}
      </Text>
    </li>
  );
}

const whenOf = ({ status, dueOn, createdAt }: Payment): string =>
  status === 'open' ? `à payer avant le ${formatDay(dueOn)}` : formatDayOf(createdAt);

const colors: Record<PaymentStatus, string> = {
  open: 'information',
  failed: 'warning',
  paid: 'positive',
  partially_refunded: 'gray',
  refunded: 'gray',
  disputed: 'warning',
  void: 'gray',
};

export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge size="sm" variant="light" color={colors[status]} tt="none">
    {paymentStatuses[status]}
  </Badge>
);
