import { Anchor, Drawer, Skeleton, Stack, Text, Title } from '@mantine/core';
import useSWR from 'swr';
import { getPayment } from '../../../../../shared/admin/payment.contract.ts';
import { centsText } from '../../../../../shared/billing/euros.ts';
import { type Payment, type PaymentStep, paymentMethods, paymentSteps } from '../../../../../shared/billing/payment.ts';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatDay, formatMoment } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PaymentActs } from './payment-acts.tsx';
import classes from './payments.module.css';
import { PaymentBadge } from './payments-list.tsx';
import { urlNames } from './use-payments.ts';

type Props = { onChanged: () => unknown };

/** The payment that the address names, over the list. */
export function PaymentDrawer(props: Props) {
  const { params, change } = useUrlState();
  const id = params.get(urlNames.payment);
  return (
    <Drawer
      opened={id !== null}
      onClose={() => change({ [urlNames.payment]: null })}
      position="right"
      size={560}
      title="Paiement"
      closeButtonProps={{ 'aria-label': 'Fermer' }}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {id !== null && <Found key={id} id={id} {...props} />}
    </Drawer>
  );
}

function Found({ id, onChanged }: Props & { id: string }) {
  const { data, error, mutate } = useSWR([getPayment.operation, id], () => request(getPayment, { params: { id } }));
  if (error && !data) return <LoadFailure what="Ce paiement" error={error} onRetry={() => mutate()} />;
  if (!data)
    return (
      <Stack gap="md" role="status" aria-label="Chargement de ce paiement">
        <Skeleton height={28} width="60%" />
        <Skeleton height={120} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </Stack>
    );
  const { payment, timeline } = data;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} fz="1.25rem">
          {payment.workspaceName}
        </Title>
        <Text c="dimmed">{payment.description}</Text>
        <PaymentBadge status={payment.status} />
      </div>
      <Facts payment={payment} />
      <Papers payment={payment} />
      <Timeline steps={timeline} />
      <PaymentActs
        payment={payment}
        onDone={async () => {
          await Promise.all([mutate(), onChanged()]);
        }}
      />
    </Stack>
  );
}

function Facts({ payment }: { payment: Payment }) {
  const { amount, vatAmount, amountInclTax, refundedInclTax, from, to, paidOn, reference, failure } = payment;
  const facts: (readonly [string, string] | false)[] = [
    ['Montant HT', centsText(amount)],
    ['TVA', centsText(vatAmount)],
    ['Montant TTC', centsText(amountInclTax)],
    refundedInclTax > 0 && ['Remboursé', centsText(refundedInclTax)],
    ['Moyen', paymentMethods[payment.method]],
    from !== null && [
      'Période',
      to !== null && to !== from ? `${formatDay(from)} au ${formatDay(to)}` : formatDay(from),
    ],
    ['Échéance', formatDay(payment.dueOn)],
    paidOn !== null && ['Payé le', formatDay(paidOn)],
    reference !== null && ['Référence', reference],
    failure !== null && ['Échec', failure.message],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter((fact) => fact !== false)
        .map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Papers({ payment: { invoice, creditNotes, providerUrl } }: { payment: Payment }) {
  return (
    <section aria-labelledby="pieces">
      <Title order={3} id="pieces" fz="1rem" mb="xs">
        Facture et avoirs
      </Title>
      <ul className={framed.list}>
        <li className={classes.line}>
          {invoice ? `Facture ${invoice.number}` : 'Pas encore de facture\u00a0: elle suit le paiement'}
        </li>
        {creditNotes.map(({ id, number }) => (
          <li key={id} className={classes.line}>
            Avoir {number}
          </li>
        ))}
      </ul>
      {providerUrl && (
        <Anchor href={providerUrl} target="_blank" rel="noreferrer" size="sm" mt="xs" underline="always">
          Voir chez Stripe
        </Anchor>
      )}
    </section>
  );
}

const Timeline = ({ steps }: { steps: PaymentStep[] }) => (
  <section aria-labelledby="historique">
    <Title order={3} id="historique" fz="1rem" mb="xs">
      Historique
    </Title>
    <ol className={framed.list}>
      {steps.map(({ at, kind, amount, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment, and none changes its place
        <li key={place} className={classes.line}>
          <Text fw={600} size="sm">
            {paymentSteps[kind]}
            {amount !== null && `, ${centsText(amount)}`}
          </Text>
          <Text size="sm" c="dimmed">
            {formatMoment(at)}
            {text !== null && `, ${text}`}
          </Text>
        </li>
      ))}
    </ol>
  </section>
);
