import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { futureDay } from '../../../shared/kernel/validation-messages.ts';
import { actOnSpacePayment } from '../../../shared/ugc/space-right.contract.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ownCollaborations } from '../collaboration/own-collaboration.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import { shownPayment } from '../core/shown-payment.ts';
import { movePayment } from '../payment/move-payment.ts';
import { sentFile } from '../upload/sent-file.ts';

type Body = ParsedInput<typeof actOnSpacePayment>['body'];

/** So many workspaces are looked in: one creator works with far fewer. */
const mostWorkspaces = 100;

export const handler = defineHandler(actOnSpacePayment, async ({ actor, params: { id }, body }) => {
  const now = new Date();
  const payment = await readOwnPayment(actor.creatorId, id);
  const asked = {
    ...{ act: body.action, version: body.version },
    ...(body.action === 'contest_payment' && { text: body.text }),
    ...(body.action === 'send_invoice' && { said: invoiceOf(body, now) }),
  };
  return { payment: shownPayment(await movePayment({ side: 'creator', actor }, payment, asked, now)) };
});

const invoiceOf =
  ({ uploadId, number, issuedOn }: Extract<Body, { action: 'send_invoice' }>, now: Date) =>
  async (item: UgcCollaborationItem) => {
    if (issuedOn > parisDay(now)) throw invalidField('issuedOn', futureDay);
    const { file, joined } = await sentFile({ ...item, purpose: 'invoice' }, uploadId);
    return { invoice: { ...file, number, issuedOn }, joined };
  };

/** What is owed to a creator, in whichever workspace; a 404 for any other. */
async function readOwnPayment(creatorId: string, paymentId: string): Promise<UgcPaymentItem> {
  const own = await ownCollaborations(creatorId);
  const workspaces = [...new Set(own.map(({ workspaceId }) => workspaceId))].slice(0, mostWorkspaces);
  const read = await readTogether(workspaces.map((workspaceId) => UgcPayment.get({ workspaceId, paymentId })));
  const payment = read
    .flatMap((Item) => UgcPayment.parse({ Item }).data ?? [])
    .find((one) => one.creatorId === creatorId);
  if (!payment) throw new AppError('not_found');
  return payment;
}
