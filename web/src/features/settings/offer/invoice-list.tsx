import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { centsText } from '../../../../../shared/billing/euros.ts';
import type { Invoice } from '../../../../../shared/billing/invoice.ts';
import { invoiceTexts } from '../../../../../shared/billing/invoice-texts.ts';
import { getInvoice, listInvoices } from '../../../../../shared/billing/invoices.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { downloadFile, downloadXml } from '../../../lib/download.ts';
import { formatDay } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { ExportFiles } from './export-files.tsx';
import classes from './invoice-list.module.css';
import { TransmissionNote } from './transmission-note.tsx';

/** What was billed, the newest first, each with its PDF and its data. */
export function InvoiceList({ manages }: { manages: boolean }) {
  const { pages, error, reload, more, readingMore } = usePages([listInvoices.operation], (cursor) =>
    request(listInvoices, { query: { cursor } }),
  );
  if (error && !pages) return <LoadFailure what="Les factures" error={error} onRetry={reload} />;
  if (!pages) return <Skeleton height={80} radius="lg" role="status" aria-label="Chargement des factures" />;
  const invoices = itemsOf(pages);
  if (invoices.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Aucune facture pour le moment. Chaque paiement aura la sienne.
      </Text>
    );
  return (
    <Stack gap="md">
      <ul className={classes.invoices}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} manages={manages} onNoted={reload} />
        ))}
      </ul>
      {(more || invoices.some(({ transmission }) => transmission === 'to_send')) && <ExportFiles />}
      {more && (
        <Button variant="default" mr="auto" aria-disabled={readingMore} onClick={more}>
          {readingMore ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </Stack>
  );
}

const states: Record<Invoice['status'], string> = {
  open: 'À payer',
  paid: 'Payée',
  void: 'Annulée',
  refunded: 'Remboursée',
};

type RowProps = { invoice: Invoice; manages: boolean; onNoted: () => Promise<unknown> };

function InvoiceRow({ invoice, manages, onNoted }: RowProps) {
  const { id, number, kind, issuedOn, status, totals } = invoice;
  const [busy, setBusy] = useState(false);

  async function save(what: 'pdf' | 'xml') {
    if (busy) return;
    setBusy(true);
    try {
      const { pdfUrl, xml } = await request(getInvoice, { params: { id } });
      if (what === 'pdf') downloadFile(`${number}.pdf`, pdfUrl);
      else downloadXml(`${number}.xml`, xml);
    } catch (error) {
      sayRefused('Le fichier n’a pas pu être téléchargé', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={classes.invoice}>
      <div>
        <Text fw={500}>{invoiceTexts.title({ kind, number })}</Text>
        <Text size="sm" c="dimmed">
          {formatDay(issuedOn)}
          {kind === 'invoice' && ` · ${states[status]}`}
        </Text>
      </div>
      <span className={classes.sum}>
        {kind === 'credit_note' && '−'}
        {centsText(totals.inclTax)} TTC
      </span>
      <Group gap="xs">
        <TransmissionNote invoice={invoice} manages={manages} onNoted={onNoted} />
        <Button
          size="xs"
          variant="default"
          aria-label={`Télécharger ${number} en PDF`}
          aria-disabled={busy}
          onClick={() => save('pdf')}
        >
          PDF
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={`Télécharger les données de ${number} (Factur-X)`}
          aria-disabled={busy}
          onClick={() => save('xml')}
        >
          Données
        </Button>
      </Group>
    </li>
  );
}
