import type { PaymentStep, Payment as Shown } from '../../../shared/billing/payment.ts';
import { takesRealMoney } from '../../platform/clients/stripe.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { env } from '../../platform/env.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import type { PaymentItem } from './payment.entity.ts';

/** Up to a hundred payments as administrators see them, with the names of their workspaces as they are now. */
export async function shownPayments(items: PaymentItem[]): Promise<Shown[]> {
  const ids = [...new Set(items.map(({ workspaceId }) => workspaceId))];
  const [found, isLive] = await Promise.all([
    readTogether(ids.map((workspaceId) => Workspace.get({ workspaceId }))),
    takesRealMoney(),
  ]);
  const names = new Map(ids.map((id, at) => [id, Workspace.parse({ Item: found[at] }).data?.name]));
  return items.map((item) => shown(item, { name: names.get(item.workspaceId), isLive }));
}

export async function shownPayment(item: PaymentItem): Promise<Shown> {
  const [one] = await shownPayments([item]);
  if (!one) throw new Error('A payment is shown as one');
  return one;
}

/** The one of this machine has no such pages. */
const isStripe = (): boolean => new URL(env.STRIPE_API_URL).hostname === 'api.stripe.com';

const inUnits = (cents: number): number => cents / 100;

function shown(
  { paymentId, workspaceId, content, asked = [], version }: PaymentItem,
  { name, isLive }: { name: string | undefined; isLive: boolean },
): Shown {
  const { billedTo, invoice, credits, failure, stripeInvoiceId } = content;
  const underWay = asked.reduce((sum, { cents }) => sum + cents, 0);
  return {
    ...{ id: paymentId, workspaceId, workspaceName: name ?? billedTo },
    ...{ provider: content.provider, method: content.method, status: content.status },
    ...{ description: content.description, currency: content.currency },
    amount: inUnits(content.netCents),
    vatAmount: inUnits(content.vatCents),
    amountInclTax: inUnits(content.totalCents),
    refundedInclTax: inUnits(content.refundedCents + underWay),
    from: content.from ?? null,
    to: content.to ?? null,
    dueOn: content.dueOn,
    paidOn: content.paidOn ?? null,
    reference: content.reference ?? null,
    invoice: invoice ? { id: invoice.id, number: invoice.number } : null,
    creditNotes: credits.map(({ id, number }) => ({ id, number })),
    failure: failure ?? null,
    providerUrl:
      stripeInvoiceId && isStripe()
        ? `https://dashboard.stripe.com/${isLive ? '' : 'test/'}invoices/${stripeInvoiceId}`
        : null,
    createdAt: content.createdAt,
    version,
  };
}

export const shownSteps = ({ content }: PaymentItem): PaymentStep[] =>
  content.steps.map(({ at, kind, cents, text = null }) => ({
    ...{ at, kind, text },
    amount: cents === undefined ? null : inUnits(cents),
  }));
