import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createPayment } from '../../../../../shared/admin/payment.contract.ts';
import { paymentLimits } from '../../../../../shared/admin/payment.rules.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { request } from '../../../lib/request.ts';
import { sumOf, sumProblem } from '../../../lib/sum-text.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { FormDialog } from './form-dialog.tsx';
import { urlNames } from './use-payments.ts';

type Props = { onDone: () => unknown; onClose: () => void };

/** A payment by transfer: its invoice is issued and mailed at once. */
export function TransferDialog({ onDone, onClose }: Props) {
  const { params, change } = useUrlState();
  const [values, setValues] = useState({
    workspaceId: params.get(urlNames.workspace) ?? '',
    ...{ description: '', amount: '', from: '', to: '' },
    dueOn: addDays(parisDay(), 30),
  });
  const { workspaceId, description, amount, dueOn, from, to } = values;
  const sum = sumOf(amount);
  const submit = useSubmit({
    check: () => ({ amount: sum ? null : sumProblem, to: from && to && to < from ? 'La fin précède le début' : null }),
    act: async () => {
      const body = {
        ...{ workspaceId: workspaceId.trim(), description: description.trim(), amount: sum ?? 0, dueOn },
        ...(from && { from }),
        ...(to && { to }),
        method: 'transfer' as const,
      };
      const { payment } = await request(createPayment, { body });
      onClose();
      change({ [urlNames.payment]: payment.id });
      await onDone();
    },
    otherwise: 'Le paiement n’a pas été créé',
  });
  const field = (name: keyof typeof values, label: string) => ({
    ...{ label, name, value: values[name], error: submit.problems[name] },
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setValues((now) => ({ ...now, [name]: value })),
  });
  return (
    <FormDialog
      title="Facturer par virement"
      submit={submit}
      act="Émettre la facture"
      acting="Émission..."
      onClose={onClose}
    >
      <Text size="sm">
        La facture est émise aussitôt, avec la TVA du client, et part à son adresse de facturation. Une facture émise ne
        se modifie plus&nbsp;: l’annuler fait un avoir.
      </Text>
      <TextInput {...field('workspaceId', 'Espace')} placeholder="wks_…" required maxLength={60} data-autofocus />
      <TextInput {...field('description', 'Prestation')} required maxLength={paymentLimits.description} />
      <TextInput {...field('amount', 'Montant HT, en euros')} inputMode="decimal" required />
      <TextInput {...field('dueOn', 'À payer avant le')} type="date" required />
      <Group gap="xs" grow align="flex-start">
        <TextInput {...field('from', 'Période, du (optionnel)')} type="date" />
        <TextInput {...field('to', 'au (optionnel)')} type="date" />
      </Group>
    </FormDialog>
  );
}
