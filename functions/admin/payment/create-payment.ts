import { createPayment } from '../../../shared/admin/payment.contract.ts';
import { createManualPayment, shownManualPayment } from '../../billing/payments/create-payment.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { actingAdmin } from '../core/acting-admin.ts';

export const handler = defineHandler(createPayment, (call) =>
  makeOnce(call, {
    make: async (mark) => ({
      payment: await createManualPayment(call.body, actingAdmin(call.actor, 'admin:payments'), mark),
    }),
    replay: async (id) => ({ payment: await shownManualPayment(id) }),
  }),
);
