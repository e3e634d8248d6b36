import { type CampaignSort, campaignSorts } from '../../../../../shared/campaigns/list.contract.ts';
import { type MetricName, metricLabels } from '../../../lib/metric-words.ts';
import { useChosenColumns } from '../../../lib/use-chosen-columns.ts';

/** What a campaign can show beside its name and status, in this order. */
export const columnIds = [
  'pace',
  'spend',
  'revenue',
  'conversions',
  'cpa',
  'roas',
  'linkCtr',
  'daily',
  'alerts',
  'leads',
  'cpl',
  'impressions',
  'linkClicks',
  'ctr',
  'cpm',
  'linkCpc',
  'conversionRate',
] as const satisfies (MetricName | 'pace' | 'daily' | 'alerts')[];
export type ColumnId = (typeof columnIds)[number];

const ownLabels = { pace: 'Rythme', daily: '30 jours', alerts: 'Alertes' };

export const columnLabel = (id: ColumnId): string =>
  id in ownLabels ? ownLabels[id as keyof typeof ownLabels] : metricLabels[id as MetricName];

export const columnSort = (id: ColumnId): CampaignSort | undefined => campaignSorts.find((sort) => sort === id);

/** Figures stand under each other by their last digit. */
export const alignOf = (id: ColumnId): 'right' | undefined => (id in ownLabels ? undefined : 'right');

const ownWidths = { pace: 112, daily: 104, alerts: 72 };

/** In pixels, when there is no more room than needed. */
export const columnWidth = (id: ColumnId): number => ownWidths[id as 'pace'] ?? 100;

const start: ColumnId[] = ['pace', 'spend', 'conversions', 'cpa', 'roas', 'linkCtr', 'daily', 'alerts'];

export const useColumns = () => useChosenColumns({ key: 'campaignColumns', ids: columnIds, start });
