import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Invoice } from '../../../../../shared/billing/invoice.ts';
import { getInvoice, listInvoices } from '../../../../../shared/billing/invoices.contract.ts';
import { downloadXml } from '../../../lib/download.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { readAll } from '../../../lib/read-all.ts';
import { request } from '../../../lib/request.ts';

/** Browsers ask before they keep many files. */
const mostFiles = 50;

/** The files of invoices that are to be transmitted, the oldest first, for a platform that takes them. */
export function ExportFiles() {
  const [busy, setBusy] = useState(false);

  async function hand() {
    if (busy) return;
    setBusy(true);
    try {
      for (const { id, number } of (await allToSend()).slice(0, mostFiles)) {
        const { xml } = await request(getInvoice, { params: { id } });
        downloadXml(`${number}.xml`, xml);
      }
    } catch (error) {
      sayRefused('Les fichiers n’ont pas pu être exportés', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="default" mr="auto" aria-disabled={busy} onClick={hand}>
      {busy ? 'Export...' : `Exporter les fichiers à transmettre (${mostFiles} au plus)`}
    </Button>
  );
}

async function allToSend(): Promise<Invoice[]> {
  const all = await readAll((cursor) => request(listInvoices, { query: { cursor, limit: '100' } }));
  return all.filter(({ transmission }) => transmission === 'to_send').reverse();
}
