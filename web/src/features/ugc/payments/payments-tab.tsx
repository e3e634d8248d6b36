import { Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { paymentStatuses } from '../../../../../shared/rules/ugc/collaboration-states.ts';
import { paymentLabels } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { UgcPayment } from '../../../../../shared/ugc/collaboration.ts';
import { listUgcPayments } from '../../../../../shared/ugc/payment.contract.ts';
import { transferLimits } from '../../../../../shared/ugc/payment.rules.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PayMany } from '../bulk/pay-many.tsx';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';
import { ExportPayments } from './export-payments.tsx';
import { PaymentRow } from './payment-row.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** What is owed to whom and by when; no money passes through the product. */
export const PaymentsTab = () => <PaymentsList />;

/** All of them, or those of one campaign. */
export function PaymentsList({ campaignId }: { campaignId?: string }) {
  const { params, change } = useUrlState();
  const may = useMay();
  const [chosen, setChosen] = useState<string[]>([]);
  const [ordering, setOrdering] = useState(false);
  const status = paymentStatuses.find((one) => one === params.get(ugcNames.paymentStatus));
  const { pages, error, reload, more } = usePayments(status, campaignId);
  if (!pages) return error ? <LoadFailure what="Les paiements" error={error} onRetry={reload} /> : <RowsSkeleton />;
  const payments = itemsOf(pages);
  const totals = pages[0]?.totals;
  const ofStatus = (one: UgcPayment['status']) =>
    may('ugc:commit') ? payments.filter((each) => each.status === one) : [];
  const due = ofStatus('due').slice(0, transferLimits.payments);
  // What a file was made of goes into another one only where it is chosen by itself.
  const orderable = [...due, ...ofStatus('ordered')];
  const selected = orderable.filter(({ id }) => chosen.includes(id)).slice(0, transferLimits.payments);
  const isAllDue = due.length > 0 && due.every((one) => selected.includes(one));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  function done() {
    setChosen([]);
    reload();
  }

  if (payments.length === 0 && !status)
    return (
      <EmptyState first={!campaignId} title="Rien à payer pour l’instant">
        Valider les livrables d’un créateur rend sa rémunération due. Réclame ne détient pas vos fonds&nbsp;: vous payez
        depuis votre banque, puis vous le notez ici.
      </EmptyState>
    );
  return (
    <section aria-label="Paiements">
      {totals && <Totals totals={totals} />}
      <div className={classes.filters}>
        <NativeSelect
          aria-label="État des paiements"
          value={status ?? ''}
          onChange={({ currentTarget }) => change({ [ugcNames.paymentStatus]: currentTarget.value || null })}
          data={[
            { value: '', label: 'Tous les paiements' },
            ...paymentStatuses.map((value) => ({ value, label: paymentLabels[value] })),
          ]}
        />
        {!campaignId && <ExportPayments />}
      </div>
      {orderable.length > 0 && (
        <Group gap="xs" mb="sm">
          <Checkbox
            label={`Tout ce qui est dû (${due.length})`}
            disabled={due.length === 0}
            checked={isAllDue}
            indeterminate={selected.length > 0 && !isAllDue}
            onChange={({ currentTarget }) => setChosen(currentTarget.checked ? due.map(({ id }) => id) : [])}
          />
          <Button size="sm" disabled={selected.length === 0} onClick={() => setOrdering(true)}>
            Fichier de virement
          </Button>
          <PayMany payments={selected} onDone={done} />
        </Group>
      )}
      {ordering && <TransferDialog payments={selected} onDone={done} onClose={() => setOrdering(false)} />}
      {payments.length === 0 ? (
        <EmptyState title="Aucun paiement dans cet état">Choisissez un autre état.</EmptyState>
      ) : (
        <ul className={framed.list} aria-label="Les paiements, par échéance">
          {payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              chosen={orderable.includes(payment) ? selected.includes(payment) : null}
              onChoose={(isChosen) => choose(payment.id, isChosen)}
              onChanged={reload}
            />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="md" onClick={more}>
          Afficher la suite
        </Button>
      )}
      <Text size="sm" c="dimmed" mt="md">
        Réclame ne détient pas vos fonds&nbsp;: vous payez depuis votre banque.
      </Text>
    </section>
  );
}

function usePayments(status: UgcPayment['status'] | undefined, campaignId: string | undefined) {
  const narrowed = { ...(status && { status }), ...(campaignId && { campaignId }) };
  return usePages(
    [listUgcPayments.operation, campaignId ?? '', status ?? ''],
    (cursor) => request(listUgcPayments, { query: { limit: '50', ...narrowed, ...(cursor && { cursor }) } }),
    { keepPreviousData: true, revalidateFirstPage: true },
  );
}

function Totals({ totals }: Pick<RouteOutput<typeof listUgcPayments>, 'totals'>) {
  const sums = [
    ['À payer', totals.due],
    ['Dont en retard', totals.late],
    ['Ordonné', totals.ordered],
    ['Payé', totals.paid],
  ] as const;
  return (
    <Group gap="lg" mb="sm">
      {sums.map(([label, amount]) => (
        <Text key={label} size="sm">
          {label}&nbsp;: <b>{eurosText(amount)} HT</b>
        </Text>
      ))}
    </Group>
  );
}
