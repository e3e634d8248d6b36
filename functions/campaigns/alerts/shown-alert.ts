import type { Alert as ShownAlert } from '../../../shared/campaigns/alert.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { AlertItem } from './alert.entity.ts';

/** How improbable chance was, as older alerts say it. */
const chanceSaid = /\s\(p\s[<=]\s[\d,]+\)/;

/** An alert as the API answers it. Of a campaign that is active no longer it is resolved, before a check has said so. */
export function shownAlert(item: AlertItem, { currency, status, updatedAt }: CampaignItem): ShownAlert {
  const { workspaceId: _, alertId: id, thing: __, missedBy: ___, ttl: ____, ...alert } = item;
  const isOver = status !== 'active' && alert.state !== 'resolved';
  return {
    ...alert,
    id,
    detail: alert.detail.replace(chanceSaid, ''),
    adId: alert.adId ?? null,
    ruleId: alert.ruleId ?? null,
    metric: alert.metric ?? null,
    spend: alert.spend ?? null,
    currency,
    state: isOver ? 'resolved' : alert.state,
    resolvedOn: isOver ? updatedAt.slice(0, 10) : (alert.resolvedOn ?? null),
    dismissedUntil: alert.dismissedUntil ?? null,
    takenBy: alert.takenBy ?? null,
  };
}
