import * as z from 'zod';
import type { AlertOfCampaign } from '../../../shared/campaigns/alert.ts';
import * as alerts from '../../../shared/campaigns/alerts.contract.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';
import { Alert } from './alert.entity.ts';
import { compareAlerts } from './alert-order.ts';
import { shownAlert } from './shown-alert.ts';

const Position = z.object({ after: z.string() });
type Query = Call<typeof alerts.listAlerts>['query'];

/** The alerts of campaigns that are there; read whole, for what they concern orders them. */
export const handler = defineHandler(alerts.listAlerts, async (call) => {
  const { workspaceId } = call.actor;
  const page = pageOf(call);
  const position = await page.after(Position);
  const [{ data }, campaigns] = await Promise.all([
    Alert.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
    campaignsNow(workspaceId),
  ]);
  const byId = new Map(campaigns.map((campaign) => [campaign.campaignId, campaign]));
  const found = data.flatMap((item): AlertOfCampaign[] => {
    const campaign = byId.get(item.campaignId);
    if (!campaign) return [];
    const alert = { ...shownAlert(item, campaign), campaign: titleOf(campaign) };
    return isAsked(alert, call.query) ? [alert] : [];
  });
  found.sort(compareAlerts(found));
  const start = position ? found.findIndex(({ id }) => id === position.after) + 1 : 0;
  const items = found.slice(start, start + page.limit);
  const hasMore = found.length > start + page.limit;
  return { items, nextCursor: await page.next(hasMore ? { after: items.at(-1)?.id } : null), total: found.length };
});

const titleOf = ({ campaignId: id, name, platform }: CampaignItem) => ({ id, name, platform });

const isAsked = (alert: AlertOfCampaign, { state, kind, severity, campaignId }: Query): boolean =>
  (!state || state.includes(alert.state)) &&
  (!kind || kind.includes(alert.kind)) &&
  (!severity || severity.includes(alert.severity)) &&
  (!campaignId || campaignId.includes(alert.campaignId));
