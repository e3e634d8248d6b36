import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { actOnPayment } from '../../../../../shared/admin/payment.contract.ts';
import type { Payment } from '../../../../../shared/billing/payment.ts';
import { type PaymentAct, paymentActs } from '../../../../../shared/billing/payment-acts.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { request } from '../../../lib/request.ts';
import { ReceivedDialog } from './received-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Props = { payment: Payment; onDone: () => Promise<unknown> };

const labels: Record<PaymentAct, string> = {
  mark_paid: 'Noter le virement reçu',
  refund: 'Rembourser',
  retry: 'Tenter de nouveau',
  resend_invoice: 'Renvoyer la facture',
  void: 'Annuler',
};
const acts = Object.keys(labels) as PaymentAct[];

/** What can be done with a payment as it stands, each asked once more with what follows from it. */
export function PaymentActs({ payment, onDone }: Props) {
  const [asked, setAsked] = useState<PaymentAct | null>(null);
  const [said, setSaid] = useState('');
  const close = () => setAsked(null);
  const done = async (what: string) => {
    close();
    setSaid(what);
    await onDone();
  };
  const possible = acts.filter((act) => paymentActs[act](payment));
  return (
    <section aria-labelledby="actes">
      <Title order={3} id="actes" fz="1rem" mb="xs">
        Actions
      </Title>
      {possible.length === 0 && <Text size="sm">Rien à faire&nbsp;: ce paiement ne change plus.</Text>}
      <Group gap="xs">
        {possible.map((act) => (
          <Button key={act} variant="default" size="sm" onClick={() => setAsked(act)}>
            {labels[act]}
          </Button>
        ))}
      </Group>
      {asked === 'refund' && <RefundDialog payment={payment} onDone={done} onClose={close} />}
      {asked === 'mark_paid' && <ReceivedDialog payment={payment} onDone={done} onClose={close} />}
      {(asked === 'void' || asked === 'retry' || asked === 'resend_invoice') && (
        <PlainAct act={asked} payment={payment} onDone={done} onClose={close} />
      )}
      {said && (
        <Text size="sm" mt="sm" role="status">
          {said}
        </Text>
      )}
    </section>
  );
}

type Plain = { title: string; text: (payment: Payment) => string; acting: string; otherwise: string; done: string };

const plain: Record<'void' | 'retry' | 'resend_invoice', Plain> = {
  void: {
    title: 'Annuler ce paiement\u202f?',
    text: ({ provider, invoice }) =>
      provider === 'manual'
        ? `Un avoir annulera la facture ${invoice?.number ?? ''} en entier et partira à son client. Rien ne pourra le rétablir.`
        : 'Stripe ne demandera plus ce paiement. Rien ne pourra le rétablir.',
    acting: 'Annulation...',
    otherwise: 'Le paiement n’a pas pu être annulé',
    done: 'Paiement annulé.',
  },
  retry: {
    title: 'Tenter ce paiement de nouveau\u202f?',
    text: () => 'Stripe demandera le montant à la carte enregistrée, maintenant.',
    acting: 'Paiement...',
    otherwise: 'Le paiement n’a pas pu être tenté',
    done: 'Paiement reçu.',
  },
  resend_invoice: {
    title: 'Renvoyer la facture\u202f?',
    text: ({ invoice }) => `La facture ${invoice?.number ?? ''} repart à l’adresse de facturation du client.`,
    acting: 'Envoi...',
    otherwise: 'La facture n’a pas pu être renvoyée',
    done: 'Facture renvoyée.',
  },
};

type PlainProps = {
  act: keyof typeof plain;
  payment: Payment;
  onDone: (what: string) => Promise<void>;
  onClose: () => void;
};

function PlainAct({ act, payment, onDone, onClose }: PlainProps) {
  const { title, text, acting, otherwise, done } = plain[act];
  const { id, version } = payment;
  return (
    <ConfirmDialog
      title={title}
      keep="Garder ainsi"
      act={labels[act]}
      acting={acting}
      otherwise={otherwise}
      onAct={() => request(actOnPayment, { params: { id }, body: { action: act, version } })}
      onDone={() => onDone(done)}
      onClose={onClose}
    >
      <Text size="sm">{text(payment)}</Text>
    </ConfirmDialog>
  );
}
