import { counted, quoted } from '../kernel/news-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { Alert } from './alert.ts';
import type { Campaign } from './campaign.ts';
import { type ConnectionProblem, connectionProblems } from './connections.rules.ts';
import type { campaigns } from './word.ts';

type Told = {
  campaign?: Partial<Pick<Campaign, 'name'>>;
  alert?: Partial<Pick<Alert, 'title' | 'detail'>>;
  count?: number;
  connection?: { name: string };
  problem?: ConnectionProblem;
};

export const kinds: KindsOf<typeof campaigns> = {
  'campaign.ended': { label: 'Campagne terminée' },
  'campaign.alert_raised': { label: 'Alerte d’une campagne' },
  'campaign.alerts_counted': { label: 'Alertes suivantes du même jour' },
  'connection.failing': { label: 'Compte publicitaire qui n’est plus lu', email: 'now' },
};

export const news: NewsOf<typeof campaigns, Told> = {
  'campaign.ended': ({ campaign }, campaignId) => ({
    title: `Campagne terminée${named(campaign)}`,
    body: 'Sa date de fin est passée.',
    path: paths.campaign(campaignId),
  }),
  'campaign.alert_raised': ({ campaign, alert }) => ({
    title: `${alert?.title ?? 'Alerte'}${campaign?.name ? ` (${campaign.name})` : ''}`,
    body: alert?.detail ?? null,
    path: paths.campaignAlerts,
  }),
  'campaign.alerts_counted': ({ count = 0 }) => ({
    title: `${counted(count, 'autre alerte', 'autres alertes')} sur vos campagnes`,
    body: 'En plus de celles déjà annoncées aujourd’hui.',
    path: paths.campaignAlerts,
  }),
  'connection.failing': ({ connection, problem }) => ({
    title: `Le compte publicitaire${quoted(connection)} n’est plus lu`,
    body: problem ? connectionProblems[problem] : null,
    path: paths.connections,
  }),
};

const named = (campaign: Told['campaign']): string => (campaign?.name ? `\u00a0: ${campaign.name}` : '');
