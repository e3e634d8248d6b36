import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const campaigns = {
  usersLose: 'People cannot open, make or change their campaigns, nor read or write their figures.',
  contracts: ['campaign', 'performance', 'list', 'comparison', 'imports', 'views', 'naming', 'annotations', 'rates'],
  ids: {
    campaign: 'cmp',
    campaignAd: 'cad',
    campaignView: 'cvw',
    campaignImport: 'cim',
    campaignAnnotation: 'can',
  },
  named: ['campaign', 'campaignView'],
  audit: [
    'campaign.created',
    'campaign.updated',
    'campaign.status_changed',
    'campaign.deleted',
    'campaign.restored',
    'campaigns.edited',
    'campaign.ad_linked',
    'performance.recorded',
    'performance.removed',
    'campaign_view.created',
    'campaign_view.updated',
    'campaign_view.deleted',
    'campaign_naming.updated',
    'campaigns.import_started',
    'campaigns.import_completed',
    'campaigns.import_failed',
    'campaigns.import_cancelled',
    'campaign_annotation.created',
    'campaign_annotation.updated',
    'campaign_annotation.deleted',
    'exchange_rates.updated',
  ],
  counted: ['campaignViews'],
  events: {
    campaign: {
      label: 'Campagnes',
      readings: ['campaigns:read'],
      events: {
        'campaign.created': { label: 'Campagne créée', description: 'Une campagne a été créée.' },
        'campaign.updated': { label: 'Campagne modifiée', description: 'Les données d’une campagne ont changé.' },
        'campaign.status_changed': {
          label: 'Statut d’une campagne changé',
          description: 'Une campagne a changé de statut ; previousStatus donne le précédent.',
        },
        'campaign.deleted': {
          label: 'Campagne supprimée',
          description: 'Une campagne a été supprimée avec ses chiffres.',
        },
        'campaign.restored': {
          label: 'Campagne rétablie',
          description: 'Une campagne supprimée a été rétablie avec ses chiffres.',
        },
        'campaign.performance_recorded': {
          label: 'Performances enregistrées',
          description: 'Des performances d’une campagne ont été écrites ou retirées.',
        },
      },
    },
  },
  innerEvents: ['campaign.ended'],
  notified: ['campaign.ended'],
  toldTo: ['campaigns:read'],
  queues,
  schedules: {
    endCampaigns: {
      name: 'endCampaigns',
      handler: 'campaigns/upkeep/end-campaigns.schedule',
      expression: 'rate(1 hour)',
      timeoutSeconds: 900,
      usersLose: 'Campaigns whose end date has passed stay active, and take a place of the plan.',
    },
  },
} as const satisfies Word;
