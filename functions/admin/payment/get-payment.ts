import { getPayment } from '../../../shared/admin/payment.contract.ts';
import { paymentDetail } from '../../billing/payments/read-payment.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(getPayment, ({ params: { id } }) => paymentDetail(id));
