import { changedExample, madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import { blankContent } from './campaign.rules.ts';
import type { UgcCampaign } from './campaign.ts';
import type { Collaboration, UgcPayment } from './collaboration.ts';
import type { UgcRight } from './right.ts';
import type { ugc } from './word.ts';

const { feeCents: _, budgetCents: __, product, ...blank } = blankContent;

const campaign: UgcCampaign = {
  ...blank,
  id: 'ugc_01K53YF8H0K2M4P6R8T0V2X4Z6',
  name: 'Sérum d’été',
  brandId: 'cli_01K53YF0A2C4E6G8J0K2M4P6R8',
  brandName: 'Atelier Fontaine',
  status: 'open',
  objective: 'Lancement du sérum',
  product: {
    ...{ name: 'Sérum Rosée', description: 'Un flacon de 30 ml.', url: null },
    ...{ value: 39, shipping: product.shipping },
  },
  deliverables: [
    {
      ...{ id: 'bdl_01K53YG2T4V6X8Z0B2D4F6H8K0', type: 'video', label: 'Vidéo de 30\u00a0s', quantity: 1 },
      ...{ durationSeconds: 30, ratio: '9:16', subtitles: true, hooks: 3 },
    },
  ],
  brief: { ...blank.brief, messages: ['Il pénètre en dix secondes'], mustDo: ['Montrer la pipette'] },
  rights: { ...blank.rights, supports: ['paid_social'], networks: ['instagram', 'tiktok'], territories: ['FR'] },
  fee: { min: 150, max: 250 },
  creatorsWanted: 3,
  budget: 900,
  applicationsCloseOn: '2026-10-15',
  visibility: 'link',
  briefVersion: 1,
  frozen: false,
  publicUrl: null,
  moderation: null,
  counts: { invited: 0, applied: 0, shortlisted: 0, offered: 0, engaged: 0, submitted: 0, approved: 0, paid: 0 },
  money: { committed: 0, paid: 0, left: 900 },
  ...madeExample,
};

const none = {
  reviews: { mine: null, theirs: null, visibleAt: null },
  dispute: null,
  publication: null,
  payment: null,
};

const applied: Collaboration = {
  ...none,
  id: 'clb_01K53YH4N6Q8S0V2X4Z6B8D0F2',
  campaignId: campaign.id,
  campaignName: campaign.name,
  brandId: campaign.brandId,
  brandName: campaign.brandName,
  creatorId: 'crt_01K53YJ2C4E6G8J0K2M4P6R8T0',
  creatorName: 'Inès Vidal',
  status: 'applied',
  source: 'application',
  briefVersion: 1,
  message: null,
  quote: { fee: 220, message: 'Je peux tourner dès lundi.' },
  offer: null,
  agreement: null,
  shipment: {
    ...{ mode: 'none', status: 'none', carrier: null, trackingNumber: null, trackingUrl: null, code: null },
    ...{ shippedAt: null, receivedAt: null, problem: null, receiptUrl: null, address: null },
  },
  deliverables: [],
  revisions: { used: 0, included: 0 },
  turn: 'brand',
  dueAt: null,
  late: false,
  allowed: [],
  unreadMessages: 0,
  lastMessage: null,
  ...madeExample,
};

const { objective, diffusion, rights, revisionsIncluded, delays } = campaign;
const offered: Collaboration = {
  ...applied,
  ...changedExample,
  status: 'producing',
  offer: {
    ...{ fee: 220, message: null, expiresOn: '2026-09-22', madeAt: madeExample.createdAt },
    terms: {
      ...{ objective, diffusion, rights, revisionsIncluded, delays },
      ...{ product: campaign.product, deliverables: campaign.deliverables },
    },
  },
  agreement: {
    ...{ level: 'order', why: null, status: 'signed', missing: [], signedAt: changedExample.updatedAt },
    counter: { year: 2026, threshold: 1000, before: 0, this: 259, total: 259, rolling12Months: 259, earlier: [] },
    documentSha256: '3f6d0c6b9e1a4b7f8c2d5e90a1b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5',
  },
  deliverables: [
    { id: 'liv_01K53YK4N6Q8S0V2X4Z6B8D0F2', type: 'video', label: 'Vidéo de 30\u00a0s', status: 'expected' },
  ],
  revisions: { used: 0, included: revisionsIncluded },
  turn: 'creator',
  dueAt: '2026-09-24T21:59:59.000Z',
};
const piece = (status: 'submitted' | 'approved') => ({
  ...{ id: 'liv_01K53YK4N6Q8S0V2X4Z6B8D0F2', type: 'video' as const, label: 'Vidéo de 30\u00a0s', status },
});
const submitted: Collaboration = {
  ...offered,
  ...{ status: 'submitted', turn: 'brand', deliverables: [piece('submitted')], version: 4 },
};
const due: UgcPayment = {
  ...{ kind: 'collaboration', rightId: null },
  ...{ id: 'due_01K53YM8H0K2M4P6R8T0V2X4Z6', collaborationId: applied.id, creatorId: applied.creatorId },
  ...{ creatorName: applied.creatorName, brandId: campaign.brandId, refund: 0, dueOn: '2026-10-16' },
  ...{ amount: 220, vatAmount: 0, amountInclTax: 220, status: 'due', orderedAt: null, paidOn: null },
  invoice: null,
  ...{ reference: null, confirmedAt: null, ...madeExample },
};
const approved: Collaboration = {
  ...submitted,
  ...{ status: 'approved', deliverables: [piece('approved')], payment: due, version: 5 },
  dueAt: '2026-10-16T21:59:59.000Z',
};
const paid: Collaboration = {
  ...approved,
  ...{ turn: 'creator', dueAt: '2026-10-01T21:59:59.000Z', version: 6 },
  payment: { ...due, ...changedExample, status: 'paid', paidOn: '2026-09-16', reference: 'VIR 12' },
};

const { whitelisting: ___, months: ____, ...granted } = campaign.rights;
const right: UgcRight = {
  ...granted,
  ...{ id: 'drt_01K53YM8H0K2M4P6R8T0V2X4Z6', origin: 'collaboration', title: 'Sérum Rosée · Léa Morin' },
  ...{ brandId: campaign.brandId, creatorId: applied.creatorId, creatorName: applied.creatorName },
  ...{ collaborationId: applied.id, deliverableIds: [piece('approved').id], whitelisting: null },
  ...{ startsOn: '2026-09-16', endsOn: '2027-03-15', fee: 220, status: 'expiring', daysLeft: 30, takenDownAt: null },
  ...{ uses: [], notes: null, extension: null, linkedCampaignId: null, linkedCampaignIds: [] },
  ...{ ...madeExample, version: 1 },
};

export const eventExamples: EventExamples<typeof ugc> = {
  'ugc.campaign_published': { campaign },
  'ugc.application_received': { collaboration: applied },
  'ugc.offer_accepted': { collaboration: offered },
  'ugc.contract_signed': { collaboration: { ...offered, agreement: { ...offered.agreement, level: 'contract' } } },
  'ugc.deliverable_submitted': { collaboration: submitted, deliverable: piece('submitted') },
  'ugc.deliverable_approved': { collaboration: approved, deliverable: piece('approved') },
  'ugc.payment_paid': { collaboration: paid },
  'ugc.rights_expiring': { right },
  'ugc.rights_expired': { right: { ...right, status: 'expired', daysLeft: -1 } },
};
