import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Invoice } from '../../../../../shared/billing/invoice.ts';
import { getInvoice, listInvoices } from '../../../../../shared/billing/invoices.contract.ts';
import { downloadXml } from '../../../lib/download.ts';
import { formatCount } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';

/** Browsers ask before they keep many files. */
const mostFiles = 50;

/** The files of invoices that are to be transmitted, the oldest first, for a platform that takes them. */
export function ExportFiles({ waiting }: { waiting: number }) {
  const [busy, setBusy] = useState(false);
  if (waiting === 0) return null;

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
      {busy ? 'Export...' : `Exporter ${formatCount(Math.min(waiting, mostFiles), 'fichier')} à transmettre`}
    </Button>
  );
}

async function allToSend(): Promise<Invoice[]> {
  const found: Invoice[] = [];
  let cursor: string | undefined;
  do {
    const page = await request(listInvoices, { query: { cursor, limit: '100' } });
    found.push(...page.items.filter(({ transmission }) => transmission === 'to_send'));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found.reverse();
}
