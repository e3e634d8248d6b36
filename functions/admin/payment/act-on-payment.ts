import { actOnPayment } from '../../../shared/admin/payment.contract.ts';
import { actOnPayment as act } from '../../billing/payments/act-on-payment.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { actingAdmin } from '../core/acting-admin.ts';

export const handler = defineHandler(actOnPayment, async ({ actor, params: { id }, body }) => ({
  payment: await act(id, body, actingAdmin(actor, 'admin:payments')),
}));
