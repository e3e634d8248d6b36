import type { Ad } from '../../../shared/ads/ad.ts';
import type { Import } from '../../../shared/ads/imports.contract.ts';
import type { FollowedAdvertiser } from '../../../shared/ads/watch.contract.ts';
import type { Board } from '../../../shared/boards/board.contract.ts';
import { defaultColumns } from '../../../shared/boards/boards.rules.ts';
import type { SavedAd } from '../../../shared/boards/card.contract.ts';
import { fieldNames, lineProblems } from '../../../shared/imports/messages.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import type { Prospect } from '../../../shared/prospects/prospect.ts';
import { scoringRules } from '../../../shared/prospects/scoring.ts';
import type { SentEventType } from '../../../shared/webhooks/webhook-events.ts';

const made = { createdAt: '2026-09-14T08:30:00.000Z', updatedAt: '2026-09-14T08:30:00.000Z', version: 1 };
const changed = { ...made, updatedAt: '2026-09-16T14:05:00.000Z', version: 2 };

const prospect: Prospect = {
  id: 'pro_01K53XZ2B4M8Q6T0V7W9Y1A3C5',
  firstName: 'Jeanne',
  lastName: 'Delmas',
  email: 'jeanne.delmas@maison-delmas.example',
  phone: '+33612345678',
  phoneNational: '06 12 34 56 78',
  company: 'Maison Delmas',
  jobTitle: 'Directrice marketing',
  website: 'https://maison-delmas.example',
  industry: 'furniture',
  companySize: '11-50',
  city: 'Lyon',
  country: 'FR',
  source: 'website',
  status: 'new',
  lostReason: null,
  value: 4800,
  currency: 'EUR',
  monthlyAdBudget: 3500,
  tags: ['salon'],
  notes: null,
  nextAction: 'Rappeler pour le devis',
  nextActionAt: '2026-09-21T07:00:00.000Z',
  doNotContact: false,
  legalBasis: 'legitimate_interest',
  collectedAt: made.createdAt,
  collectedFrom: 'Formulaire du site',
  retainUntil: '2029-09-14',
  closedAt: null,
  score: 40,
  grade: 'C',
  scoreDetails: [
    { rule: 'jobExecutive', group: 'fit', label: scoringRules.jobExecutive.label, points: 24 },
    { rule: 'form', group: 'engagement', label: scoringRules.form.label, points: 16 },
  ],
  lastActivityAt: null,
  activityCount: 0,
  ...made,
};
const changedProspect: Prospect = { ...prospect, ...changed };

const board: Board = {
  id: 'brd_01K53Y1F7H9K2N4P6R8S0T2V4X',
  name: 'Automne 2026',
  description: 'Les accroches de nos concurrents',
  color: 'vermilion',
  columns: [
    { id: 'col_01K53Y1F7J3M5P7R9T1V3X5Z7B', name: defaultColumns[0], savedAdCount: 0 },
    { id: 'col_01K53Y1F7K4N6Q8S0V2X4Z6B8D', name: defaultColumns[1], savedAdCount: 0 },
  ],
  savedAdCount: 0,
  shareUrl: null,
  shareExpiresAt: null,
  ...made,
};

const ad: Ad = {
  id: 'ads_3f9c2a7b5d1e8046',
  source: 'meta',
  sourceId: '1234567890123456',
  advertiser: { id: '102030405060708', name: 'Atelier Fontaine', url: null },
  platforms: ['facebook', 'instagram'],
  format: 'image',
  headline: 'La table qui dure',
  body: 'Du bois massif, une finition faite main, une livraison partout en France.',
  description: null,
  callToAction: 'SHOP_NOW',
  landingUrl: 'https://atelier-fontaine.example/tables',
  snapshotUrl: null,
  media: [],
  languages: ['fr'],
  countries: ['FR'],
  industry: 'furniture',
  startedAt: '2026-09-01',
  endedAt: null,
  active: true,
  daysRunning: 14,
  reach: { lower: 10_000, upper: 50_000 },
  spend: null,
  impressions: null,
  audience: null,
  payer: 'Atelier Fontaine',
  variants: 1,
  tags: [],
  saved: true,
  ...made,
};

const savedAd: SavedAd = {
  id: 'sav_01K53Y4Q8S0V2X4Z6B8D0F2H4K',
  boardId: board.id,
  columnId: 'col_01K53Y1F7J3M5P7R9T1V3X5Z7B',
  position: 'a0',
  adId: ad.id,
  ad,
  live: { active: true, endedAt: null, gone: false },
  note: 'Promesse claire au premier regard',
  tags: ['accroche'],
  savedBy: { id: 'usr_01K53Y6T1V3X5Z7B9D1F3H5K7M', name: 'Camille Moreau' },
  ...made,
};

const followedAdvertiser: FollowedAdvertiser = {
  id: 'fol_01K53Y8W4X6Z8B0D2F4H6K8M0P',
  advertiserId: ad.advertiser.id,
  name: ad.advertiser.name,
  country: 'FR',
  synchronized: true,
  lastSyncedAt: '2026-09-15T03:10:00.000Z',
  startedAds: 3,
  stoppedAds: 1,
  ...made,
};

const imported: Import = {
  id: 'imp_01K53YB0D2F4H6K8M0P2R4T6V8',
  kind: 'file',
  label: 'annonces.csv',
  source: 'import',
  status: 'completed',
  received: 120,
  created: 96,
  updated: 20,
  skipped: 2,
  rejected: [
    { line: 14, reason: lineProblems.startMissing },
    { line: 57, reason: lineProblems.textMissing },
  ],
  rejectedCount: 2,
  progress: 1,
  message: null,
  remarks: [{ line: 31, reason: lineProblems.keptWithout(lineProblems.unreadable(fieldNames.spend, 'voir devis')) }],
  remarkedCount: 1,
  ignoredColumns: ['Notes internes'],
  dates: { order: 'dmy', decided: true },
  finishedAt: changed.updatedAt,
  ...changed,
};

const campaign = {
  id: 'cmp_01K53YD4F6H8K0M2P4R6T8V0X2',
  name: 'Soldes d’hiver',
  status: 'draft',
  objective: 'sales',
  budget: 3000,
  currency: 'EUR',
  startsAt: '2027-01-06',
  endsAt: '2027-02-02',
  ...made,
};

const ugcCampaign = {
  id: 'ugc_01K53YF8H0K2M4P6R8T0V2X4Z6',
  title: 'Trois clips pour une table',
  status: 'published',
  budget: 900,
  currency: 'EUR',
  ...made,
};

const deliverable = {
  id: 'ugd_01K53YH2K4M6P8R0T2V4X6Z8B0',
  ugcCampaignId: ugcCampaign.id,
  title: 'Clip 1',
  status: 'submitted',
  ...made,
};

/** The data of an example payload of each event, as the API answers each thing. */
export const eventExamples: Record<SentEventType, Record<string, unknown>> = {
  'prospect.created': { prospect },
  'prospect.updated': { prospect: { ...changedProspect, tags: ['salon', 'prioritaire'] } },
  'prospect.status_changed': { prospect: { ...changedProspect, status: 'contacted' }, previousStatus: 'new' },
  'prospect.deleted': { id: prospect.id },
  'prospect.restored': { prospect },
  'prospect.action_due': { prospect },
  'board.created': { board },
  'board.updated': { board: { ...board, ...changed, name: 'Automne et hiver 2026' } },
  'board.deleted': { id: board.id },
  'ad.saved': { savedAd },
  'ad.unsaved': { id: savedAd.id, boardId: savedAd.boardId, adId: savedAd.adId },
  'ad.moved': { savedAd: { ...savedAd, ...changed, columnId: 'col_01K53Y1F7K4N6Q8S0V2X4Z6B8D' } },
  'advertiser.ads_started': { followedAdvertiser },
  'advertiser.ads_stopped': { followedAdvertiser },
  'campaign.created': { campaign },
  'campaign.updated': { campaign: { ...campaign, ...changed, budget: 3500 } },
  'campaign.status_changed': { campaign: { ...campaign, ...changed, status: 'active' }, previousStatus: 'draft' },
  'campaign.deleted': { id: campaign.id },
  'campaign.performance_recorded': {
    performance: {
      id: 'prf_01K53YK6M8P0R2T4V6X8Z0B2D4',
      campaignId: campaign.id,
      day: '2027-01-07',
      spend: 98.4,
      ...made,
    },
  },
  'persona.created': {
    persona: { id: 'per_01K53YM0P2R4T6V8X0Z2B4D6F8', name: 'Nadia, 34 ans', ...made },
  },
  'ai.generation_completed': {
    generation: { id: 'gen_01K53YP4R6T8V0X2Z4B6D8F0H2', status: 'completed', ...made },
  },
  'ugc.campaign_published': { ugcCampaign },
  'ugc.application_received': {
    application: { id: 'uga_01K53YR8T0V2X4Z6B8D0F2H4K6', ugcCampaignId: ugcCampaign.id, status: 'received', ...made },
  },
  'ugc.deliverable_submitted': { deliverable },
  'ugc.deliverable_approved': { deliverable: { ...deliverable, ...changed, status: 'approved' } },
  'import.completed': { import: imported },
  ping: { message: notices.ping },
};
