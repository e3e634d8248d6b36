import { changedExample, madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { Campaign } from './campaign.ts';
import type { campaigns } from './word.ts';

const campaign: Campaign = {
  id: 'cmp_01K53YD4F6H8K0M2P4R6T8V0X2',
  name: 'Soldes d’hiver',
  platform: 'meta',
  objective: 'sales',
  status: 'draft',
  externalId: '120235309548440595',
  client: 'Maison Rivière',
  clientId: 'cli_01K53YT2V4X6Z8B0D2F4H6K8M0',
  ownerId: null,
  industry: 'furniture',
  currency: 'EUR',
  timezone: 'Europe/Paris',
  budget: { type: 'total', amount: 3_000 },
  startDate: '2027-01-06',
  endDate: '2027-02-02',
  marginRate: 0.4,
  targets: { roas: 3 },
  conversionName: 'Achats',
  attribution: { clickDays: 7, viewDays: 1 },
  personaIds: [],
  boardIds: [],
  adIds: [],
  tags: ['soldes'],
  notes: null,
  dims: {},
  firstDay: null,
  lastDay: null,
  adCount: 0,
  ...madeExample,
};

export const eventExamples: EventExamples<typeof campaigns> = {
  'campaign.created': { campaign },
  'campaign.updated': {
    campaign: { ...campaign, ...changedExample, budget: { type: 'total', amount: 3_500 } },
  },
  'campaign.status_changed': {
    campaign: { ...campaign, ...changedExample, status: 'active' },
    previousStatus: 'draft',
  },
  'campaign.deleted': { id: campaign.id },
  'campaign.restored': { campaign },
  'campaign.performance_recorded': {
    campaign: { ...campaign, firstDay: '2027-01-06', lastDay: '2027-01-12' },
    performance: { from: '2027-01-06', to: '2027-01-12', created: 7, updated: 0, source: 'person' },
  },
};
