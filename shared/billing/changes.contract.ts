import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { Billing } from './billing.ts';

const route = routes('billing/change');

export const changeBilling = route({
  operation: 'changeBilling',
  method: 'POST',
  path: '/api/billing/change',
  auth: 'billing:manage',
  confirmed: true,
  summary: 'Résilier à la fin de la période, ou revenir sur une résiliation',
  body: z.strictObject({ action: z.enum(['cancel', 'resume']), version: z.int().min(1) }),
  output: z.object({ billing: Billing }),
  errors: ['no_payments', 'not_subscribed', 'conflict'],
});

export const refreshBilling = route({
  operation: 'refreshBilling',
  method: 'POST',
  path: '/api/billing/refresh',
  auth: 'billing:read',
  summary: 'Relire chez le prestataire de paiement où en est l’abonnement',
  output: z.object({ billing: Billing }),
  errors: ['no_payments'],
});
