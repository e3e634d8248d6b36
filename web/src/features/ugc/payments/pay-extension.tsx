import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { UgcPayment } from '../../../../../shared/ugc/collaboration.ts';
import { actOnUgcPayment } from '../../../../../shared/ugc/payment.contract.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';

type Props = { payment: UgcPayment; onDone: () => void };

/** Notes that an extension of rights was paid: no collaboration does it for it. */
export function PayExtension({ payment, onDone }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpened(true)}>
        Noter le paiement
      </Button>
      {opened && <PaidDialog payment={payment} onDone={onDone} onClose={() => setOpened(false)} />}
    </>
  );
}

function PaidDialog({ payment: { id, version }, onDone, onClose }: Props & { onClose: () => void }) {
  const [paidOn, setPaidOn] = useState(parisDay());
  const [reference, setReference] = useState('');
  const { busy, message, problems, form } = useSubmit({
    act: async () => {
      const said = { paidOn, ...(reference.trim() && { reference: reference.trim() }) };
      await request(actOnUgcPayment, { params: { id }, body: { action: 'mark_paid', ...said, version } });
      saySaved();
      onClose();
      onDone();
    },
    otherwise: 'Le paiement n’a pas été noté',
  });
  return (
    <Dialog title="Prolongation payée" onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <TextInput
            type="date"
            name="paidOn"
            label="Payé le"
            required
            max={parisDay()}
            value={paidOn}
            error={problems.paidOn}
            onChange={({ currentTarget }) => setPaidOn(currentTarget.value)}
            data-autofocus
          />
          <TextInput
            name="reference"
            label="Référence du virement"
            maxLength={collaborationLimits.reference}
            value={reference}
            error={problems.reference}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : 'Noter le paiement'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
