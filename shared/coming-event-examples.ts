import type { comingWords } from './coming-words.ts';
import { changedExample, madeExample } from './kernel/example-times.ts';
import type { EventExamples } from './kernel/word.ts';

const campaign = {
  id: 'cmp_01K53YD4F6H8K0M2P4R6T8V0X2',
  name: 'Soldes d’hiver',
  status: 'draft',
  objective: 'sales',
  budget: 3000,
  currency: 'EUR',
  startsAt: '2027-01-06',
  endsAt: '2027-02-02',
  ...madeExample,
};

const ugcCampaign = {
  id: 'ugc_01K53YF8H0K2M4P6R8T0V2X4Z6',
  title: 'Trois clips pour une table',
  status: 'published',
  budget: 900,
  currency: 'EUR',
  ...madeExample,
};

const deliverable = {
  id: 'ugd_01K53YH2K4M6P8R0T2V4X6Z8B0',
  ugcCampaignId: ugcCampaign.id,
  title: 'Clip 1',
  status: 'submitted',
  ...madeExample,
};

/** Of the events of words that are not built yet. */
export const comingEventExamples: EventExamples<(typeof comingWords)[keyof typeof comingWords]> = {
  'campaign.created': { campaign },
  'campaign.updated': { campaign: { ...campaign, ...changedExample, budget: 3500 } },
  'campaign.status_changed': {
    campaign: { ...campaign, ...changedExample, status: 'active' },
    previousStatus: 'draft',
  },
  'campaign.deleted': { id: campaign.id },
  'campaign.performance_recorded': {
    performance: {
      id: 'prf_01K53YK6M8P0R2T4V6X8Z0B2D4',
      campaignId: campaign.id,
      day: '2027-01-07',
      spend: 98.4,
      ...madeExample,
    },
  },
  'persona.created': {
    persona: { id: 'per_01K53YM0P2R4T6V8X0Z2B4D6F8', name: 'Nadia, 34 ans', ...madeExample },
  },
  'ai.generation_completed': {
    generation: { id: 'gen_01K53YP4R6T8V0X2Z4B6D8F0H2', status: 'completed', ...madeExample },
  },
  'ugc.campaign_published': { ugcCampaign },
  'ugc.application_received': {
    application: {
      id: 'uga_01K53YR8T0V2X4Z6B8D0F2H4K6',
      ugcCampaignId: ugcCampaign.id,
      status: 'received',
      ...madeExample,
    },
  },
  'ugc.deliverable_submitted': { deliverable },
  'ugc.deliverable_approved': { deliverable: { ...deliverable, ...changedExample, status: 'approved' } },
};
