import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { actOnPayment } from '../../../../../shared/admin/payment.contract.ts';
import { paymentLimits } from '../../../../../shared/admin/payment.rules.ts';
import type { Payment } from '../../../../../shared/billing/payment.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { FormDialog } from './form-dialog.tsx';

type Props = { payment: Payment; onDone: (what: string) => Promise<void>; onClose: () => void };

/** The day of a transfer, and what the bank calls it. */
export function ReceivedDialog({ payment: { id, version }, onDone, onClose }: Props) {
  const [paidOn, setPaidOn] = useState(parisDay());
  const [reference, setReference] = useState('');
  const submit = useSubmit({
    act: async () => {
      const body = { action: 'mark_paid', paidOn, reference: reference.trim(), version } as const;
      await request(actOnPayment, { params: { id }, body });
      await onDone('Virement noté, facture payée.');
    },
    otherwise: 'Le virement n’a pas été noté',
  });
  return (
    <FormDialog
      title="Noter le virement reçu"
      submit={submit}
      act="Noter le virement"
      acting="Enregistrement..."
      onClose={onClose}
    >
      <TextInput
        type="date"
        label="Reçu le"
        name="paidOn"
        required
        max={parisDay()}
        value={paidOn}
        error={submit.problems.paidOn}
        onChange={({ currentTarget }) => setPaidOn(currentTarget.value)}
      />
      <TextInput
        label="Référence de la banque"
        name="reference"
        required
        maxLength={paymentLimits.reference}
        data-autofocus
        value={reference}
        error={submit.problems.reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
    </FormDialog>
  );
}
