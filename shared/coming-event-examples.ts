import type { comingWords } from './coming-words.ts';
import { changedExample, madeExample } from './kernel/example-times.ts';
import type { EventExamples } from './kernel/word.ts';

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
