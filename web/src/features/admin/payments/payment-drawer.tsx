import { Anchor, Text, Title } from '@mantine/core';
import { getPayment } from '../../../../../shared/admin/payment.contract.ts';
import { centsText } from '../../../../../shared/billing/euros.ts';
import { type Payment, type PaymentStep, paymentMethods, paymentSteps } from '../../../../../shared/billing/payment.ts';
import framed from '../../../components/framed-list.module.css';
import { formatDay, formatMoment } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import classes from '../found.module.css';
import { Facts, OneDrawer } from '../one-drawer.tsx';
import { TitledPart } from '../titled-part.tsx';
import { PaymentActs } from './payment-acts.tsx';
import { PaymentBadge } from './payments-list.tsx';
import { urlNames } from './use-payments.ts';

/** The payment that the address names, over the list. */
export const PaymentDrawer = ({ onChanged }: { onChanged: () => unknown }) => (
  <OneDrawer
    urlName={urlNames.payment}
    title="Paiement"
    what="Ce paiement"
    operation={getPayment.operation}
    read={(id) => request(getPayment, { params: { id } })}
    onChanged={onChanged}
  >
    {({ payment, timeline }, onDone) => (
      <>
        <div>
          <Title order={2} fz="1.25rem">
            {payment.workspaceName}
          </Title>
          <Text c="dimmed">{payment.description}</Text>
          <PaymentBadge status={payment.status} />
        </div>
        <Facts facts={factsOf(payment)} />
        <Papers payment={payment} />
        <Timeline steps={timeline} />
        <PaymentActs payment={payment} onDone={onDone} />
      </>
    )}
  </OneDrawer>
);

function factsOf(payment: Payment): (readonly [string, string] | false)[] {
  const { amount, vatAmount, amountInclTax, refundedInclTax, from, to, paidOn, reference, failure } = payment;
  return [
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
}

function Papers({ payment: { invoice, creditNotes, providerUrl } }: { payment: Payment }) {
  return (
    <TitledPart title="Facture et avoirs">
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
    </TitledPart>
  );
}

const Timeline = ({ steps }: { steps: PaymentStep[] }) => (
  <TitledPart title="Historique">
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
  </TitledPart>
);
