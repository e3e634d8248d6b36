import { Anchor, Button, Group, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { paymentStatuses } from '../../../../../shared/rules/ugc/collaboration-states.ts';
import { paymentLabels } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { UgcPayment } from '../../../../../shared/ugc/collaboration.ts';
import { listUgcPayments } from '../../../../../shared/ugc/payment.contract.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { type Tone, ToneBadge } from '../../../components/tone-badge.tsx';
import { formatDay } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';

type PaymentStatus = UgcPayment['status'];
const tones: Record<PaymentStatus, Tone> = {
  due: 'information',
  ordered: 'information',
  paid: 'positive',
  confirmed: 'positive',
  contested: 'accent',
  cancelled: 'plain',
};

/** What is owed to whom and by when; no money passes through the product. */
export function PaymentsTab() {
  const { params, change } = useUrlState();
  const status = paymentStatuses.find((one) => one === params.get(ugcNames.paymentStatus));
  const { pages, error, reload, more } = usePages(
    [listUgcPayments.operation, status ?? ''],
    (cursor) =>
      request(listUgcPayments, { query: { limit: '50', ...(status && { status }), ...(cursor && { cursor }) } }),
    { keepPreviousData: true, revalidateFirstPage: true },
  );
  if (!pages) return error ? <LoadFailure what="Les paiements" error={error} onRetry={reload} /> : <RowsSkeleton />;
  const payments = itemsOf(pages);
  const totals = pages[0]?.totals;
  if (payments.length === 0 && !status)
    return (
      <EmptyState first title="Rien à payer pour l’instant">
        Valider les livrables d’un créateur rend sa rémunération due. Réclame ne détient pas vos fonds&nbsp;: vous payez
        depuis votre banque, puis vous le notez ici.
      </EmptyState>
    );
  return (
    <section aria-label="Paiements">
      <Group gap="lg" mb="sm">
        {totals &&
          [
            ['À payer', totals.due],
            ['Dont en retard', totals.late],
            ['Payé', totals.paid],
          ].map(([label, amount]) => (
            <Text key={label} size="sm">
              {label}&nbsp;: <b>{eurosText(Number(amount))} HT</b>
            </Text>
          ))}
      </Group>
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
      </div>
      {payments.length === 0 ? (
        <EmptyState title="Aucun paiement dans cet état">Choisissez un autre état.</EmptyState>
      ) : (
        <ul className={framed.list} aria-label="Les paiements, par échéance">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
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

function PaymentRow({ payment }: { payment: UgcPayment }) {
  const { creatorName, collaborationId, amount, amountInclTax, refund, invoice, status, dueOn, paidOn, reference } =
    payment;
  const { params } = useUrlState();
  const isLate = (status === 'due' || status === 'ordered') && dueOn < parisDay();
  const facts = [
    `${eurosText(amount)} HT`,
    `${eurosText(amountInclTax)} TTC`,
    refund > 0 && `et ${eurosText(refund)} de produit à rembourser`,
  ];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          <Link className={classes.name} to={`?${changed(params, { [ugcNames.collaboration]: collaborationId })}`}>
            <bdi>{creatorName}</bdi>
          </Link>
          <ToneBadge tone={tones[status]}>{paymentLabels[status]}</ToneBadge>
          {isLate && <ToneBadge tone="warning">En retard</ToneBadge>}
        </div>
        <Text size="sm" c="dimmed">
          {paidOn
            ? `Payé le ${formatDay(paidOn)}${reference ? `, référence ${reference}` : ''}`
            : `Avant le ${formatDay(dueOn)}`}
        </Text>
      </div>
      <Text size="sm" className={classes.figures}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {invoice?.pdfUrl ? (
        <Anchor size="sm" underline="always" href={invoice.pdfUrl}>
          Facture {invoice.number}
        </Anchor>
      ) : (
        <span />
      )}
    </li>
  );
}
