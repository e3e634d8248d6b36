import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { commitToCollaboration, getCollaboration } from '../../../../../shared/ugc/collaboration.contract.ts';
import type { UgcPayment } from '../../../../../shared/ugc/collaboration.ts';
import { actOnUgcPayment } from '../../../../../shared/ugc/payment.contract.ts';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { paying } from '../collaborations/asked-acts.ts';
import { actOnEach } from './act-on-each.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));

type Props = { payments: readonly UgcPayment[]; onDone: () => void };

/** Notes that what was chosen has left the bank, each by the act of its collaboration or extension. */
export function PayMany({ payments, onDone }: Props) {
  const [opened, setOpened] = useState(false);

  async function note(said: Record<string, unknown>) {
    const { paidOn = parisDay(), ...reference } = said as Partial<Paid>;
    const paid = { paidOn, ...reference };
    await actOnEach(payments, {
      label: 'Paiements',
      nameOf: ({ creatorName }) => creatorName,
      act: (payment) => notePaid(payment, paid),
    });
    setOpened(false);
    onDone();
  }

  return (
    <>
      <Button size="sm" variant="default" disabled={payments.length === 0} onClick={() => setOpened(true)}>
        Noter comme payés
      </Button>
      {opened && (
        <Suspense>
          <BulkDialog
            title={`Noter comme payés\u00a0: ${formatCount(payments.length, 'paiement')}`}
            label="Noter comme payés"
            asking={paying()}
            onAct={note}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}

type Paid = { paidOn: string; reference?: string };

async function notePaid({ id, kind, collaborationId, version }: UgcPayment, paid: Paid): Promise<void> {
  if (kind === 'extension') {
    await request(actOnUgcPayment, { params: { id }, body: { action: 'mark_paid', ...paid, version } });
    return;
  }
  const params = { id: collaborationId };
  const { collaboration } = await request(getCollaboration, { params });
  await request(commitToCollaboration, {
    params,
    body: { action: 'mark_paid', ...paid, version: collaboration.version },
  });
}
