import { getUgcInvoice } from '../../../shared/ugc/payment.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { selfBilledFile } from './self-billed-file.ts';

export const handler = defineHandler(getUgcInvoice, ({ actor: { workspaceId }, params: { id } }) =>
  selfBilledFile({ workspaceId, paymentId: id }),
);
