import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { listUgcPayments } from '../../../shared/ugc/payment.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import { shownPaymentWithFile } from '../core/shown-payment.ts';
import { sortedFrom, sortedPage } from '../core/sorted-page.ts';

type Query = ParsedInput<typeof listUgcPayments>['query'];

/** What is due first comes first. */
export const handler = defineHandler(listUgcPayments, async (call) => {
  const { actor, query } = call;
  const page = pageOf(call);
  const after = await page.after(sortedFrom);
  const { workspaceId } = actor;
  const { data } = await UgcPayment.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const found = data.filter((item) => fits(item, query));
  const wanted = found.filter(({ status }) => !query.status || query.status.includes(status));
  const { items, nextCursor } = await sortedPage(wanted, ({ dueOn: key, paymentId: id }) => ({ key, id }), page, after);
  return {
    items: await Promise.all(items.map(shownPaymentWithFile)),
    nextCursor,
    total: wanted.length,
    totals: totalsOf(found, parisDay()),
  };
});

function fits(item: UgcPaymentItem, { brandId, creatorId, campaignId, dueBefore }: Query): boolean {
  if (brandId !== undefined && item.brandId !== brandId) return false;
  if (creatorId !== undefined && item.creatorId !== creatorId) return false;
  if (campaignId !== undefined && item.campaignId !== campaignId) return false;
  return dueBefore === undefined || item.dueOn < dueBefore;
}

function totalsOf(items: UgcPaymentItem[], today: string) {
  const sum = (some: UgcPaymentItem[]) =>
    ofHundredths(some.reduce((total, { amountCents, refundCents }) => total + amountCents + refundCents, 0));
  const waiting = items.filter(({ status }) => status === 'due' || status === 'contested');
  return {
    due: sum(waiting),
    ordered: sum(items.filter(({ status }) => status === 'ordered')),
    paid: sum(items.filter(({ status }) => status === 'paid' || status === 'confirmed')),
    late: sum(waiting.filter(({ dueOn }) => dueOn < today)),
  };
}
