import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { actOnPayment } from '../../../../../shared/admin/payment.contract.ts';
import { paymentLimits } from '../../../../../shared/admin/payment.rules.ts';
import { centsText } from '../../../../../shared/billing/euros.ts';
import type { Payment } from '../../../../../shared/billing/payment.ts';
import { leftCents } from '../../../../../shared/billing/payment-acts.ts';
import { request } from '../../../lib/request.ts';
import { sumOf, sumProblem } from '../../../lib/sum-text.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { FormDialog } from './form-dialog.tsx';

type Props = { payment: Payment; onDone: (what: string) => Promise<void>; onClose: () => void };

/** What is given back, of what is left, and why. */
export function RefundDialog({ payment, onDone, onClose }: Props) {
  const { id, version, provider, invoice } = payment;
  const left = leftCents(payment) / 100;
  const [amount, setAmount] = useState(left.toFixed(2).replace('.', ','));
  const [reason, setReason] = useState('');
  const asked = sumOf(amount);
  const submit = useSubmit({
    check: () => ({ amountInclTax: problemOf(asked, left) }),
    act: async () => {
      const body = { action: 'refund', amountInclTax: asked ?? 0, reason: reason.trim(), version } as const;
      await request(actOnPayment, { params: { id }, body });
      await onDone(`${centsText(asked ?? 0)} remboursés, avec leur avoir.`);
    },
    otherwise: 'Le remboursement n’a pas été fait',
  });
  return (
    <FormDialog title="Rembourser" submit={submit} act="Rembourser" acting="Remboursement..." onClose={onClose}>
      <Text size="sm">
        {provider === 'stripe'
          ? 'Stripe rend l’argent à qui a payé, et un avoir est envoyé au client. Un remboursement ne s’annule pas.'
          : 'Faites vous-même le virement : Réclame émet l’avoir et l’envoie au client. Un avoir ne s’annule pas.'}
        {invoice && ` L’avoir corrigera la facture ${invoice.number}.`}
      </Text>
      <TextInput
        label="Montant TTC, en euros"
        description={`${centsText(left)} au plus`}
        name="amountInclTax"
        inputMode="decimal"
        required
        data-autofocus
        value={amount}
        error={submit.problems.amountInclTax}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <Textarea
        label="Motif"
        description="Gardé avec le paiement, et chez Stripe."
        name="reason"
        required
        rows={2}
        maxLength={paymentLimits.reason}
        value={reason}
        error={submit.problems.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}

function problemOf(asked: number | null, left: number): string | null {
  if (!asked) return sumProblem;
  return asked > left ? `Il reste ${centsText(left)} à rembourser` : null;
}
