import * as contract from '../../../shared/billing/checkout.contract.ts';
import { paths } from '../../../shared/page-paths.ts';
import { AppError } from '../../platform/app-error.ts';
import { env } from '../../platform/env.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { portalOf } from '../core/catalogue.ts';
import { provider, readAccount } from '../core/provider.ts';

export const handler = defineHandler(contract.openPortal, async ({ actor: { workspaceId } }) => {
  const stripe = await provider();
  const account = await readAccount(workspaceId);
  if (!account?.customerId) throw new AppError('not_subscribed');
  const session = await stripe.billingPortal.sessions.create({
    customer: account.customerId,
    configuration: await portalOf(stripe),
    locale: 'fr',
    return_url: `${env.APP_URL}${paths.billing}&paiement=fait`,
  });
  return { url: session.url };
});
