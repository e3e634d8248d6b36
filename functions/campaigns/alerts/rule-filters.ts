import type { RuleFilters } from '../../../shared/campaigns/alert-rule.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** Whether a rule is about a campaign: each of its lists means any of its values. */
export function isWatchedBy(campaign: CampaignItem, filters: RuleFilters): boolean {
  const { campaignId, platform, objective, industry, clientId, ownerId, tag } = filters;
  const has = (wanted: readonly string[] | undefined, ...values: readonly string[]) =>
    !wanted || wanted.length === 0 || values.some((value) => wanted.includes(value));
  return (
    has(campaignId, campaign.campaignId) &&
    has(platform, campaign.platform) &&
    has(objective, campaign.objective) &&
    has(industry, campaign.industry ?? '') &&
    has(clientId, campaign.clientId ?? 'none') &&
    has(ownerId, campaign.ownerId ?? 'none') &&
    has(tag, ...campaign.tags)
  );
}
