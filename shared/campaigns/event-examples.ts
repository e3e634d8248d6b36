import { changedExample, madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { Alert } from './alert.ts';
import type { Campaign } from './campaign.ts';
import type { campaigns } from './word.ts';

const campaign: Campaign = {
  id: 'cmp_01K53YD4F6H8K0M2P4R6T8V0X2',
  name: 'Soldes d’hiver',
  platform: 'meta',
  objective: 'sales',
  status: 'draft',
  platformStatus: null,
  externalId: '120235309548440595',
  connectionId: null,
  client: null,
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
  openAlerts: 0,
  criticalAlerts: 0,
  example: false,
  ...madeExample,
};

const alert: Alert = {
  id: 'alr_01K53Z2B4D6F8H0K2M4P6R8T0V',
  campaignId: campaign.id,
  adId: null,
  ruleId: null,
  kind: 'anomaly',
  metric: 'spend',
  severity: 'critical',
  title: 'Dépense\u00a0: hausse inhabituelle',
  detail: 'Dépense\u00a0: 412,60\u00a0€ le mardi 12 janvier, au lieu d’environ 98,20\u00a0€ (+320\u00a0%)',
  evidence: {
    value: 412.6,
    expected: 98.2,
    score: 11.4,
    direction: 'up',
    lower: null,
    upper: null,
    from: '2027-01-12',
    to: '2027-01-12',
  },
  spend: 1_004.3,
  currency: 'EUR',
  state: 'open',
  firstSeenOn: '2027-01-12',
  lastSeenOn: '2027-01-12',
  resolvedOn: null,
  dismissedUntil: null,
  takenBy: null,
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
  'campaign.alert_raised': {
    campaign: {
      ...campaign,
      status: 'active',
      firstDay: '2026-11-01',
      lastDay: '2027-01-12',
      openAlerts: 1,
      criticalAlerts: 1,
    },
    alert,
  },
};
