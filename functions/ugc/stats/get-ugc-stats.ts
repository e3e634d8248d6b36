import { groupBy } from '../../../shared/kernel/group-by.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { type ApprovedFacts, statsOfApproved } from '../../../shared/rules/ugc/collaboration-stats.ts';
import { collaborationStatuses } from '../../../shared/rules/ugc/collaboration-table.ts';
import { rightStatusOf } from '../../../shared/rules/ugc/right-days.ts';
import { collaborationLabels } from '../../../shared/ugc/collaboration.rules.ts';
import { getUgcStats, statsAds, statsCreators } from '../../../shared/ugc/stats.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { owedCents } from '../core/collaboration-facts.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import { UgcRight } from '../core/right.entity.ts';
import { isRightOf } from '../core/right-of-campaign.ts';
import { statusFacet } from '../core/status-facet.ts';
import { type LinkedAd, linkedAds, measuredOf, shownAd } from './linked-ads.ts';
import { costPerWinningAdCents } from './winning-ads.ts';

const yearDays = 365;

/** Collaborations that were approved in these days, and what was paid in them; all of a workspace is read. */
export const handler = defineHandler(getUgcStats, async ({ actor, query }) => {
  const { workspaceId } = actor;
  const today = parisDay();
  const { to = today, from = addDays(to, 1 - yearDays), ...of } = query;
  const [collaborations, payments, rights] = await Promise.all([
    UgcCollaboration.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
    UgcPayment.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
    UgcRight.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
  ]);
  const isAsked = askedBy(of);
  const isWithin = (day: string | undefined) => day !== undefined && day >= from && day <= to;
  const all = collaborations.data.filter(isAsked);
  const approved = all
    .flatMap((item) => approvedFacts(item) ?? [])
    .filter(({ approvedAt }) => isWithin(parisDay(new Date(approvedAt))));
  // An ad goes on after its film was approved.
  const judged = { from: [from, addDays(today, 1 - yearDays)].sort()[1] ?? from, to: today };
  const ads = await linkedAds(actor, approved, judged);
  const winnerCents = costPerWinningAdCents(ads ?? []);
  const paid = payments.data.filter((item) => isAsked(item) && isPaid(item) && isWithin(item.paidOn));
  return {
    ...{ from, to, spend: spendOf(paid), ...shown(approved) },
    costPerWinningAd: winnerCents === null ? null : ofHundredths(winnerCents),
    byCreator: byCreator(approved, paid, ads ?? []),
    ads: ads && shownAds(ads),
    byStatus: statusFacet(collaborationStatuses, collaborationLabels, all),
    rightsExpiring30d: rights.data.filter(
      (right) =>
        askedBy({ ...of, campaignId: undefined })(right) &&
        (of.campaignId === undefined || isRightOf(right, of.campaignId)) &&
        rightStatusOf({ terminatedOn: null, ...right }, today) === 'expiring',
    ).length,
  };
});

type Whose = Pick<ParsedInput<typeof getUgcStats>['query'], 'brandId' | 'creatorId' | 'campaignId'>;
type OfWhom = { brandId: string; creatorId?: string | undefined; campaignId?: string | undefined };

const askedBy = (asked: Whose) => (item: OfWhom) =>
  (['brandId', 'creatorId', 'campaignId'] as const).every(
    (field) => asked[field] === undefined || item[field] === asked[field],
  );

const shownAds = (ads: readonly LinkedAd[]) =>
  ads
    .map(shownAd)
    .sort((a, b) => (b.spend ?? 0) - (a.spend ?? 0) || a.adName.localeCompare(b.adName, 'fr'))
    .slice(0, statsAds);

const isPaid = ({ status }: UgcPaymentItem) => status === 'paid' || status === 'confirmed';

const spendOf = (paid: readonly UgcPaymentItem[]) =>
  ofHundredths(paid.reduce((sum, { amountCents }) => sum + amountCents, 0));

type Approved = ApprovedFacts & { collaborationId: string };

/** Null of what never was approved, or was given up since. */
function approvedFacts({
  collaborationId,
  creatorId,
  creatorName,
  status,
  content,
}: UgcCollaborationItem): Approved | null {
  const { approvedAt, agreement, submittedAt, awaited, revisionsUsed, deliverables = [], shipment } = content;
  if (approvedAt === undefined || status === 'cancelled') return null;
  return {
    ...{ collaborationId, creatorId, creatorName, approvedAt, revisionsUsed },
    acceptedOn: agreement?.acceptedOn ?? null,
    submittedAt: submittedAt ?? null,
    awaitedUntil: awaited?.dueAt ?? null,
    feeCents: owedCents(content) - (shipment?.refundCents ?? 0),
    deliverables: deliverables.filter((one) => one.status === 'approved').length,
  };
}

function shown(approved: readonly ApprovedFacts[]) {
  const { costPerDeliverableCents: cents, ...figures } = statsOfApproved(approved);
  return { ...figures, costPerDeliverable: cents === null ? null : ofHundredths(cents) };
}

function byCreator(approved: readonly ApprovedFacts[], paid: readonly UgcPaymentItem[], ads: readonly LinkedAd[]) {
  const names = new Map([...paid, ...approved].map(({ creatorId, creatorName }) => [creatorId, creatorName]));
  const paidTo = groupBy(paid, ({ creatorId }) => creatorId);
  const adsOf = groupBy(ads, ({ ad }) => ad.creatorId);
  const approvedOf = groupBy(approved, ({ creatorId }) => creatorId);
  return [...names]
    .map(([creatorId, creatorName]) => ({
      ...{ creatorId, creatorName },
      spend: spendOf(paidTo.get(creatorId) ?? []),
      ...shown(approvedOf.get(creatorId) ?? []),
      measured: measuredOf(adsOf.get(creatorId) ?? []),
    }))
    .sort((a, b) => b.spend - a.spend || a.creatorName.localeCompare(b.creatorName, 'fr'))
    .slice(0, statsCreators);
}
