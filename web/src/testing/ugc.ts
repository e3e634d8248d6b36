import type { RouteOutput } from '../../../shared/kernel/route.ts';
import type { UgcBrand } from '../../../shared/ugc/brand.ts';
import { blankContent } from '../../../shared/ugc/campaign.rules.ts';
import type { UgcCampaign } from '../../../shared/ugc/campaign.ts';
import type { Collaboration, UgcPayment } from '../../../shared/ugc/collaboration.ts';
import type { listUgcDeliverables } from '../../../shared/ugc/deliverable.contract.ts';
import type { ListedRight } from '../../../shared/ugc/right.ts';
import type { getUgcStats } from '../../../shared/ugc/stats.contract.ts';

type DeliverableSummary = RouteOutput<typeof listUgcDeliverables>['items'][number];

const made = { createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' };

export const aUgcBrand = (changes: Partial<UgcBrand> = {}): UgcBrand => ({
  id: 'cli_1',
  name: 'Atelier Fontaine',
  ...{ aiBrandId: null, legalName: 'Atelier Fontaine SAS', siren: '732829320', vatNumber: null },
  address: { line1: '12 rue des Tanneurs', postalCode: '37000', city: 'Tours', country: 'FR' },
  ...{ signatoryName: 'Élise Fontaine', sector: 'beauty', complete: true, archived: false, version: 2 },
  ...made,
  ...changes,
});

const { feeCents: _, budgetCents: __, product, ...blank } = blankContent;

export const aUgcCampaign = (changes: Partial<UgcCampaign> = {}): UgcCampaign => ({
  ...blank,
  ...{ id: 'ugc_1', name: 'Sérum d’été', brandId: 'cli_1', brandName: 'Atelier Fontaine', status: 'draft' },
  product: { name: null, description: null, url: null, value: 0, shipping: product.shipping },
  ...{ fee: null, budget: null, briefVersion: 1, frozen: false, publicUrl: null, moderation: null },
  counts: { invited: 0, applied: 0, shortlisted: 0, offered: 0, engaged: 0, submitted: 0, approved: 0, paid: 0 },
  money: { committed: 0, paid: 0, left: null },
  version: 1,
  ...made,
  ...changes,
});

/** A creator who answered a campaign, and waits. */
export const aCollaboration = (changes: Partial<Collaboration> = {}): Collaboration => ({
  ...{ id: 'clb_1', campaignId: 'ugc_1', campaignName: 'Sérum d’été', brandId: 'cli_1', brandName: 'Atelier Fontaine' },
  ...{ creatorId: 'crt_1', creatorName: 'Léa Martin', status: 'applied', source: 'application', briefVersion: 1 },
  ...{ message: null, quote: { fee: 180, message: 'Bonjour' }, offer: null, agreement: null },
  shipment: {
    ...{ mode: 'none', status: 'none', carrier: null, trackingNumber: null, trackingUrl: null, code: null },
    ...{ shippedAt: null, receivedAt: null, problem: null, receiptUrl: null, address: null },
  },
  ...{ deliverables: [], revisions: { used: 0, included: 2 }, turn: 'brand', dueAt: null, late: false },
  ...{ payment: null, dispute: null, reviews: { mine: null, theirs: null, visibleAt: null }, publication: null },
  ...{ allowed: ['shortlist', 'reject', 'offer'], unreadMessages: 0, lastMessage: null, version: 1 },
  ...made,
  ...changes,
});

/** One thing that a creator makes, of which nothing came yet. */
export const aDeliverable = (changes: Partial<DeliverableSummary> = {}): DeliverableSummary => ({
  ...{ id: 'liv_1', collaborationId: 'clb_1', campaignId: 'ugc_1', brandId: 'cli_1', creatorId: 'crt_1' },
  ...{ creatorName: 'Léa Martin', type: 'video', label: 'Vidéo de 30\u00a0s', status: 'expected' },
  ...{ asked: { durationSeconds: 30, ratio: '9:16' }, approvedVersionId: null, newest: null, openComments: 0 },
  ...{ rightId: null, linkedCampaignId: null, adName: null, updatedAt: made.updatedAt, version: 1 },
  ...changes,
});

/** What is owed to a creator. */
export const aUgcPayment = (changes: Partial<UgcPayment> = {}): UgcPayment => ({
  ...{ kind: 'collaboration', rightId: null },
  ...{ id: 'due_1', collaborationId: 'clb_1', creatorId: 'crt_1', creatorName: 'Léa Martin', brandId: 'cli_1' },
  ...{ amount: 180, vatAmount: 0, amountInclTax: 180, refund: 0, status: 'due', dueOn: '2027-01-10', invoice: null },
  ...{ orderedAt: null, paidOn: null, reference: null, confirmedAt: null, version: 1 },
  ...made,
  ...changes,
});

/** What was bought of a creator, for months to come. */
export const aUgcRight = (changes: Partial<ListedRight> = {}): ListedRight => ({
  ...{ id: 'drt_1', origin: 'collaboration', title: 'Sérum Rosée · Léa Martin', brandId: 'cli_1', creatorId: 'crt_1' },
  ...{ creatorName: 'Léa Martin', collaborationId: 'clb_1', deliverableIds: ['liv_1'], supports: ['paid_social'] },
  ...{ networks: ['instagram'], territories: ['FR'], modifications: true, exclusivity: null, whitelisting: null },
  ...{ startsOn: '2026-11-20', endsOn: '2027-05-20', fee: 180, status: 'active', daysLeft: 173, takenDownAt: null },
  ...{ uses: [], notes: null, extension: null, linkedCampaignId: null, linkedCampaignIds: [], stillShown: null },
  version: 1,
  ...made,
  ...changes,
});

type UgcStats = RouteOutput<typeof getUgcStats>;

/** Of a year in which nothing was approved yet. */
export const someUgcStats = (changes: Partial<UgcStats> = {}): UgcStats => ({
  ...{ from: '2025-11-29', to: '2026-11-28', spend: 0, approved: 0, deliverables: 0, costPerDeliverable: null },
  ...{ medianDaysToApproved: null, onTimeRate: null, revisionRate: null, costPerWinningAd: null },
  ...{ byCreator: [], byStatus: [], ads: [], rightsExpiring30d: 0 },
  ...changes,
});

/** What was paid to one creator, whose ads are told where they are known. */
export const aPaidCreator = (changes: Partial<UgcStats['byCreator'][number]> = {}): UgcStats['byCreator'][number] => ({
  ...{ creatorId: 'crt_1', creatorName: 'Léa Martin', spend: 180, approved: 1, deliverables: 1, measured: null },
  ...{ costPerDeliverable: null, medianDaysToApproved: null, onTimeRate: null, revisionRate: null },
  ...changes,
});

/** A film that runs as an ad. */
export const aFilmAd = (
  changes: Partial<NonNullable<UgcStats['ads']>[number]> = {},
): NonNullable<UgcStats['ads']>[number] => ({
  ...{ deliverableId: 'liv_1', label: 'Vidéo de 30 s', creatorId: 'crt_1', creatorName: 'Léa Martin' },
  ...{ campaignId: 'cmp_1', campaignName: 'Été', adName: 'Rosée 1', state: 'winner', currency: 'EUR', spend: 540 },
  ...{ impressions: 60_000, ctr: 0.02, hookRate: null, cpa: 9, roas: null },
  ...changes,
});
