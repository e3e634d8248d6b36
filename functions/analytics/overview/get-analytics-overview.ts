import { getAnalyticsOverview } from '../../../shared/analytics/figures.contract.ts';
import { campaignsAhead } from '../../campaigns/list/asked-campaigns.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { toldOverview } from './told-overview.ts';

export const handler = defineHandler(
  getAnalyticsOverview,
  ({ actor, query }, ahead) => toldOverview(actor, query, ahead),
  campaignsAhead,
);
