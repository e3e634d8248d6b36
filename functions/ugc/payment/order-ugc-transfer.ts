import { randomUUID } from 'node:crypto';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { orderUgcTransfer } from '../../../shared/ugc/payment.contract.ts';
import { executionProblem, transferLimits } from '../../../shared/ugc/payment.rules.ts';
import { invalidField } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { creditTransfer, type Transfer } from './credit-transfer.ts';
import { markOrdered } from './mark-ordered.ts';
import { type Payable, payableOf } from './payable.ts';

/** Nothing is sent to a bank: the brand hands the file to its own. */
export const handler = defineHandler(orderUgcTransfer, async ({ actor, body }) => {
  const { ids, executionOn, debtor } = body;
  const now = new Date();
  const today = parisDay(now);
  if (executionOn < today || executionOn > addDays(today, transferLimits.aheadDays))
    throw invalidField('executionOn', executionProblem);
  const payables = await payableOf(actor.workspaceId, [...new Set(ids)]);
  await markOrdered(actor, payables, now);
  const messageId = randomUUID().replaceAll('-', '');
  return creditTransfer({ messageId, at: now, executionOn, debtor, transfers: payables.map(transferOf) });
});

const transferOf = ({ payment, campaignName, legalName, iban, bic }: Payable): Transfer => ({
  id: payment.paymentId,
  cents: payment.amountCents + payment.vatCents + payment.refundCents,
  name: legalName,
  otherwise: payment.creatorName,
  ...{ iban, bic },
  remittance: [payment.invoice?.number, campaignName].filter(Boolean).join(' '),
});
