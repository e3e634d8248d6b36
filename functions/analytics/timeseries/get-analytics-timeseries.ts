import { getAnalyticsTimeseries } from '../../../shared/analytics/figures.contract.ts';
import { annotationsOfAll } from '../../campaigns/core/read-annotations.door.ts';
import { campaignsAhead } from '../../campaigns/list/asked-campaigns.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { toldSeries } from './told-series.ts';

export const handler = defineHandler(
  getAnalyticsTimeseries,
  async ({ actor, query }, ahead) => {
    const told = await toldSeries(actor, query, ahead);
    return { ...told, annotations: await annotationsOfAll(actor.workspaceId, told) };
  },
  campaignsAhead,
);
