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
  'leads',
  'cpl',
  'impressions',
  'linkClicks',
  'ctr',
  'cpm',
  'linkCpc',
  'conversionRate',
] as const satisfies (MetricName | 'pace' | 'daily')[];
export type ColumnId = (typeof columnIds)[number];

export const columnLabel = (id: ColumnId): string =>
  id === 'pace' ? 'Rythme' : id === 'daily' ? '30 jours' : metricLabels[id];

export const columnSort = (id: ColumnId): CampaignSort | undefined => campaignSorts.find((sort) => sort === id);

/** Figures stand under each other by their last digit. */
export const alignOf = (id: ColumnId): 'right' | undefined => (id === 'pace' || id === 'daily' ? undefined : 'right');

/** In pixels, when there is no more room than needed. */
export const columnWidth = (id: ColumnId): number => (id === 'pace' ? 112 : id === 'daily' ? 108 : 100);

const start: ColumnId[] = ['pace', 'spend', 'conversions', 'cpa', 'roas', 'linkCtr', 'daily'];

export const useColumns = () => useChosenColumns({ key: 'campaignColumns', ids: columnIds, start });
