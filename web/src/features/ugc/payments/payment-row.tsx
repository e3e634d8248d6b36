import { Checkbox, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { paymentLabels } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { UgcPayment } from '../../../../../shared/ugc/collaboration.ts';
import { type Tone, ToneBadge } from '../../../components/tone-badge.tsx';
import { formatDay } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';
import { InvoiceLink } from './invoice-link.tsx';
import { PayExtension } from './pay-extension.tsx';

const tones: Record<UgcPayment['status'], Tone> = {
  due: 'information',
  ordered: 'information',
  paid: 'positive',
  confirmed: 'positive',
  contested: 'accent',
  cancelled: 'plain',
};

type Props = {
  payment: UgcPayment;
  /** Null where it cannot be ordered. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
  onChanged: () => void;
};

const payable: readonly UgcPayment['status'][] = ['due', 'ordered', 'contested'];

/** A payment, and its choice for the next file of transfers. */
export function PaymentRow({ payment, chosen, onChoose, onChanged }: Props) {
  const may = useMay();
  const { creatorName, collaborationId, amount, amountInclTax, refund, status, dueOn, paidOn, reference } = payment;
  const { params } = useUrlState();
  const isLate = (status === 'due' || status === 'ordered') && dueOn < parisDay();
  const facts = [
    ...(amountInclTax === amount
      ? [`${eurosText(amount)}, sans TVA`]
      : [`${eurosText(amount)} HT`, `${eurosText(amountInclTax)} TTC`]),
    refund > 0 && `et ${eurosText(refund)} de produit à rembourser`,
  ];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          {chosen !== null && (
            <Checkbox
              aria-label={`Choisir le paiement de ${creatorName}`}
              checked={chosen}
              onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
            />
          )}
          <Link className={classes.name} to={`?${changed(params, { [ugcNames.collaboration]: collaborationId })}`}>
            <bdi>{creatorName}</bdi>
          </Link>
          <ToneBadge tone={tones[status]}>{paymentLabels[status]}</ToneBadge>
          {isLate && <ToneBadge tone="warning">En retard</ToneBadge>}
        </div>
        <Text size="sm" c="dimmed">
          {payment.kind === 'extension' && 'Prolongation de droits. '}
          {paidOn
            ? `Payé le ${formatDay(paidOn)}${reference ? `, référence ${reference}` : ''}`
            : `Avant le ${formatDay(dueOn)}`}
        </Text>
      </div>
      <div className={classes.figures}>
        <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
        <InvoiceLink payment={payment} />
        {payment.kind === 'extension' && payable.includes(status) && may('ugc:commit') && (
          <PayExtension payment={payment} onDone={onChanged} />
        )}
      </div>
      <span />
    </li>
  );
}
