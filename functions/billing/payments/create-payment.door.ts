import type { Payment as Shown } from '../../../shared/billing/payment.ts';
import { vatOf } from '../../../shared/billing/vat.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import type { Operation } from '../../platform/db/write.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { newId } from '../../platform/new-id.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import { readAccount } from '../core/provider.ts';
import { shownDetails } from '../core/shown-details.ts';
import { type Draft, issue } from '../invoices/issue.ts';
import { isSellerWhole } from '../invoices/seller.ts';
import type { ActingAdmin } from './acting-admin.ts';
import type { PaymentContent } from './payment.entity.ts';
import { newPayment } from './payment-writes.ts';
import { readPayment } from './read-payment.door.ts';
import { shownPayment } from './shown-payment.ts';

type Asked = {
  workspaceId: string;
  description: string;
  amount: number;
  dueOn: string;
  from?: string | undefined;
  to?: string | undefined;
};

/** A payment by transfer, and its invoice: both, or nothing. `mark` notes what was made under the key of who asks. */
export async function createManualPayment(
  asked: Asked,
  { by, still }: ActingAdmin,
  mark: (id: string) => Operation[],
): Promise<Shown> {
  const { data: workspace } = await Workspace.get({ workspaceId: asked.workspaceId }).go({ consistent: true });
  if (!workspace) throw new AppError('not_found');
  if (!(await isSellerWhole())) throw new AppError('seller_incomplete');
  const paymentId = newId('pay');
  await issue(async () => {
    const account = await readAccount(asked.workspaceId);
    if (!account) throw new AppError('billing_details_missing');
    const [draft, guard] = [draftOf(asked, account, paymentId), await still()];
    return {
      ...draft,
      along: (paper, now) => {
        const content: PaymentContent = {
          ...contentOf(asked, draft, now),
          invoice: { ...paper, source: paymentId },
        };
        const values = [{ field: 'amountInclTax', from: null, to: content.totalCents / 100 }];
        return [
          guard,
          ...newPayment({ paymentId, workspaceId: asked.workspaceId, content }, now),
          audit(by, { type: 'payment.created', entityId: paymentId, values }, now),
          ...mark(paymentId),
        ];
      },
    };
  });
  return shownManualPayment(paymentId);
}

export const shownManualPayment = async (paymentId: string): Promise<Shown> =>
  shownPayment(await readPayment(paymentId));

/** Its invoice. */
export function draftOf(
  { workspaceId, description, amount, dueOn, ...period }: Asked,
  account: Pick<BillingAccountItem, 'details'>,
  sourceKey: string,
) {
  const vat = vatOf(account.details);
  const net = Math.round(amount * 100);
  const tax = Math.round(net * vat.rate);
  const from = period.from ?? period.to ?? parisDay();
  return {
    workspaceId,
    sourceKey,
    kind: 'invoice',
    buyer: shownDetails(account),
    lines: [{ label: description, quantity: 1, unitAmount: net / 100, vatRate: vat.rate, from, to: period.to ?? from }],
    totals: { exclTax: net / 100, vat: tax / 100, inclTax: (net + tax) / 100 },
    vatRule: vat.rule,
    owed: { dueOn },
  } satisfies Draft;
}

/** What is noted of it until it is paid. */
export function contentOf(
  { description, dueOn, from, to }: Asked,
  { totals, buyer }: Pick<Draft, 'totals' | 'buyer'>,
  now: Date,
): PaymentContent {
  const [createdAt, totalCents] = [now.toISOString(), Math.round(totals.inclTax * 100)];
  return {
    ...{ provider: 'manual', method: 'transfer', status: 'open' },
    ...{ description, dueOn, currency: 'EUR', billedTo: buyer.legalName },
    ...(from && { from }),
    ...(to && { to }),
    netCents: Math.round(totals.exclTax * 100),
    vatCents: Math.round(totals.vat * 100),
    totalCents,
    refundedCents: 0,
    credits: [],
    steps: [{ at: createdAt, kind: 'created', cents: totalCents }],
    createdAt,
  };
}
