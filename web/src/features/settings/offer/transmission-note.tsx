import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { type Invoice, transmissions } from '../../../../../shared/billing/invoice.ts';
import { updateInvoiceTransmission } from '../../../../../shared/billing/invoices.contract.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';

type Noted = (typeof transmissions)[number];

const states: Record<Noted, string> = { to_send: 'À transmettre', sent: 'Transmise', rejected: 'Rejetée' };

type Props = { invoice: Invoice; manages: boolean; onNoted: () => Promise<unknown> };

/** Where the file of an invoice is on its way to a platform, as people note it; nothing where it has not to go. */
export function TransmissionNote({ invoice: { id, number, transmission }, manages, onNoted }: Props) {
  const [busy, setBusy] = useState(false);
  if (transmission === 'n/a') return null;
  const from = transmission;
  if (!manages)
    return (
      <Text size="sm" c="dimmed">
        {states[from]}
      </Text>
    );

  async function note(next: Noted) {
    if (busy) return;
    setBusy(true);
    try {
      await request(updateInvoiceTransmission, { params: { id }, body: { transmission: next, from } });
    } catch (error) {
      sayRefused('La transmission n’a pas pu être notée', error);
    } finally {
      await onNoted().finally(() => setBusy(false));
    }
  }

  return (
    <NativeSelect
      size="xs"
      aria-label={`Transmission de ${number}`}
      aria-disabled={busy}
      value={from}
      onChange={({ currentTarget }) => note(currentTarget.value as Noted)}
      data={transmissions.map((value) => ({ value, label: states[value] }))}
    />
  );
}
