import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { paymentLabels } from '../../../shared/ugc/collaboration.rules.ts';
import type { CsvCell } from '../../platform/csv.ts';
import { UgcCampaign } from '../core/campaign.entity.ts';
import { UgcPayment } from '../core/payment.entity.ts';

/** Of which workspace and year; the names of its advertisers by their ids. */
export type ExportOf = { workspaceId: string; year: string; brands: ReadonlyMap<string, string> };

const dayOf = (at: string | undefined): string | null => (at ? parisDay(new Date(at)) : null);

/** Each payment that fell due in the year, in the order of its days. */
export async function ledgerLines({ workspaceId, year, brands }: ExportOf): Promise<CsvCell[][]> {
  const [{ data: payments }, { data: campaigns }] = await Promise.all([
    UgcPayment.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
    UgcCampaign.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
  ]);
  const names = new Map(campaigns.map(({ campaignId, name }) => [campaignId, name]));
  return payments
    .filter(({ createdAt }) => dayOf(createdAt)?.startsWith(year))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map((item) => {
      const { amountCents, vatCents, refundCents, invoice } = item;
      return [
        ...[dayOf(item.createdAt), item.dueOn, brands.get(item.brandId) ?? null, item.creatorName],
        ...[names.get(item.campaignId) ?? null, invoice?.number ?? null, invoice?.issuedOn ?? null],
        ...[amountCents, vatCents, amountCents + vatCents, refundCents].map(ofHundredths),
        ...[ofHundredths(amountCents + vatCents + refundCents), 'EUR', paymentLabels[item.status]],
        ...[dayOf(item.orderedAt), item.paidOn ?? null, item.reference ?? null],
      ];
    });
}
