import { Badge, Button, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { centsText } from '../../../../../shared/billing/euros.ts';
import {
  type Payment,
  type PaymentStatus,
  paymentMethods,
  paymentStatuses,
} from '../../../../../shared/billing/payment.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatDay, formatDayOf } from '../../../lib/format.ts';
import { withoutAll } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './payments.module.css';
import { type FoundPayments, filterNames, urlNames } from './use-payments.ts';

/** A row on a desk, a card on a phone. */
export function PaymentsList({ found }: { found: FoundPayments }) {
  const { payments, total = 0, error, reload, more, readingMore, filtered } = found;
  if (error) return <LoadFailure what="Les paiements" error={error} onRetry={reload} />;
  if (!payments) return <Loading />;
  if (payments.length === 0) return <Nothing filtered={filtered} />;
  return (
    <section aria-label="Paiements">
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {formatCount(total, 'paiement')}
      </Text>
      <ul className={framed.list}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </section>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { change } = useUrlState();
  const { id, workspaceName, description, amountInclTax, refundedInclTax, method, invoice, status } = payment;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <UnstyledButton className={classes.name} onClick={() => change({ [urlNames.payment]: id })}>
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
  paid: 'success',
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

function Nothing({ filtered }: { filtered: boolean }) {
  const { change } = useUrlState();
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>{filtered ? 'Aucun paiement ne correspond' : 'Aucun paiement pour le moment'}</Text>
      {!filtered && (
        <Text c="dimmed">Chaque abonnement payé apparaît ici, avec sa facture. Un virement se facture à la main.</Text>
      )}
      {filtered && (
        <Button variant="default" onClick={() => change({ ...withoutAll(filterNames), q: null })}>
          Tout afficher
        </Button>
      )}
    </Stack>
  );
}

const Loading = () => (
  <Stack gap={1} role="status" aria-label="Chargement des paiements">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} height={56} radius="md" />
    ))}
  </Stack>
);
