import { madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import { blankContent } from './campaign.rules.ts';
import type { UgcCampaign } from './campaign.ts';
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
  counts: { invited: 0, applied: 0, shortlisted: 0, offered: 0, engaged: 0, submitted: 0, approved: 0, paid: 0 },
  money: { committed: 0, paid: 0, left: 900 },
  ...madeExample,
};

export const eventExamples: EventExamples<typeof ugc> = { 'ugc.campaign_published': { campaign } };
