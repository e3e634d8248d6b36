import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import type { UgcPayment } from '../../../../../shared/ugc/collaboration.ts';
import { getUgcInvoice } from '../../../../../shared/ugc/payment.contract.ts';
import { downloadFile } from '../../../lib/download.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';

/** The invoice of a payment: the creator's own, or the one written in their name, which is made when it is asked for. */
export function InvoiceLink({ payment: { id, invoice } }: { payment: UgcPayment }) {
  const [busy, setBusy] = useState(false);
  if (!invoice) return null;
  const label = `Facture ${invoice.number}`;
  if (invoice.kind === 'creator')
    return invoice.pdfUrl ? (
      <Anchor size="sm" underline="always" href={invoice.pdfUrl} target="_blank" rel="noopener noreferrer">
        {label}
      </Anchor>
    ) : null;

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const { number, pdfUrl } = await request(getUgcInvoice, { params: { id } });
      downloadFile(`${number}.pdf`, pdfUrl);
    } catch (error) {
      sayRefused('La facture n’a pas pu être téléchargée', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="compact-sm"
      px={0}
      variant="transparent"
      color="gray"
      td="underline"
      aria-disabled={busy}
      onClick={save}
    >
      {label}
    </Button>
  );
}
