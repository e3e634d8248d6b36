import { useMediaQuery } from '@mantine/hooks';
import { type CampaignSort, campaignSorts } from '../../../../../shared/campaigns/list.contract.ts';
import { type MetricName, metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
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

/** Those of `columnIds` that a card can show. */
export const cardFigureIds = columnIds.filter((id) => id !== 'pace' && id !== 'daily' && id !== 'alerts');
export const mostOnCard = 3;

const ownLabels = { pace: 'Rythme', daily: '30 jours', alerts: 'Alertes' };

export const columnLabel = (id: ColumnId): string =>
  id in ownLabels ? ownLabels[id as keyof typeof ownLabels] : metricLabels[id as MetricName];

export const columnSort = (id: ColumnId): CampaignSort | undefined => campaignSorts.find((sort) => sort === id);

/** Figures stand under each other by their last digit. */
export const alignOf = (id: ColumnId): 'right' | undefined => (id in ownLabels ? undefined : 'right');

const ownWidths: Partial<Record<ColumnId, number>> = { pace: 88, spend: 112, revenue: 120, daily: 100, alerts: 68 };

/** In pixels, when there is no more room than needed: of most, that of « insuffisantes ». */
export const columnWidth = (id: ColumnId): number => ownWidths[id] ?? 96;

const wide: ColumnId[] = ['pace', 'spend', 'conversions', 'cpa', 'roas', 'linkCtr', 'daily', 'alerts'];
/** Where names would be cut for it, the curve has to be asked for. */
const usual = wide.filter((id) => id !== 'daily');

export function useColumns() {
  const hasRoom = useMediaQuery('(min-width: 100em)', false, { getInitialValueInEffect: false });
  return useChosenColumns({ key: 'campaignColumns', ids: columnIds, start: hasRoom ? wide : usual });
}

/** The figures of a card on a telephone, chosen once for all of them. */
export function useCardFigures() {
  const key = 'campaignCardFigures';
  const { chosen, toggle } = useChosenColumns({ key, ids: cardFigureIds, start: ['spend', 'cpa', 'roas'] });
  return { chosen: chosen.slice(0, mostOnCard), toggle };
}
