import { getSpaceInvoice } from '../../../shared/ugc/space-collaboration.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { selfBilledFile } from '../payment/self-billed-file.ts';
import { readOwnCollaboration } from './own-collaboration.ts';

export const handler = defineHandler(getSpaceInvoice, async ({ actor, params: { id }, query }) => {
  const { workspaceId, content } = await readOwnCollaboration(actor.creatorId, id);
  const paymentId = query.paymentId ?? content.payment?.paymentId;
  if (paymentId === undefined) throw new AppError('not_found');
  return selfBilledFile({ workspaceId, paymentId, collaborationId: id });
});
