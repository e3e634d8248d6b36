import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { futureDay } from '../../../shared/kernel/validation-messages.ts';
import { actOnUgcPayment } from '../../../shared/ugc/payment.contract.ts';
import { isBillable } from '../../../shared/ugc/space.rules.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { legalIdentityOf } from '../core/creator-legal.ts';
import { UgcPayment } from '../core/payment.entity.ts';
import { shownPaymentWithFile } from '../core/shown-payment.ts';
import { movePayment } from './move-payment.ts';

export const handler = defineHandler(actOnUgcPayment, async ({ actor, params: { id: paymentId }, body }) => {
  const { action: act, paidOn, reference, version } = body;
  const now = new Date();
  const { data: payment } = await UgcPayment.get({ workspaceId: actor.workspaceId, paymentId }).go({
    consistent: true,
  });
  if (!payment) throw new AppError('not_found');
  if (paidOn > parisDay(now)) throw invalidField('paidOn', futureDay);
  const said = async ({ creatorId }: { creatorId: string }) => {
    const identity = await legalIdentityOf(creatorId);
    if (identity && !isBillable(identity)) throw new AppError('not_billable');
    return { paidOn, reference };
  };
  const after = await movePayment({ side: 'brand', actor }, payment, { act, version, said }, now);
  return { payment: await shownPaymentWithFile(after) };
});
