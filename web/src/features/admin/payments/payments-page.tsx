import '@mantine/core/styles/Badge.css';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { PlatformPage } from '../platform-page.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';
import { PaymentsFilters } from './payments-filters.tsx';
import { PaymentsList } from './payments-list.tsx';
import { PaymentsTotals } from './payments-totals.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { usePayments } from './use-payments.ts';

/** What workspaces paid and are to pay, what was given back of it, and the papers of it. */
export const PaymentsPage = () => (
  <PlatformPage
    permission="admin:payments"
    purpose="Cette page suit les paiements de la plateforme : factures, remboursements, virements et exports comptables."
  >
    {() => <Payments />}
  </PlatformPage>
);

function Payments() {
  const found = usePayments();
  const [opened, setOpened] = useState<'transfer' | 'export' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => setOpened('export')}>
          Exporter
        </Button>
        <Button onClick={() => setOpened('transfer')}>Facturer par virement</Button>
      </Group>
      <PaymentsTotals totals={found.first?.totals} />
      <PaymentsFilters />
      <PaymentsList found={found} />
      <PaymentDrawer onChanged={found.reload} />
      {opened === 'export' && <ExportDialog onClose={close} />}
      {opened === 'transfer' && <TransferDialog onDone={found.reload} onClose={close} />}
    </>
  );
}
