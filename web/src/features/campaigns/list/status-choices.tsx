import { Menu } from '@mantine/core';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { campaignStatuses } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { useCampaignSpace } from '../campaign-space.ts';
import { setStatus } from '../set-status.ts';
import { StatusBadge } from '../status-badge.tsx';

/** The statuses that a campaign may take, in its menu. */
export function StatusChoices({ campaign }: { campaign: Campaign }) {
  const space = useCampaignSpace();
  return keysOf(campaignStatuses).map((status) => (
    <Menu.Item
      key={status}
      disabled={status === campaign.status}
      onClick={() => void setStatus(space, campaign, status)}
    >
      <StatusBadge status={status} />
    </Menu.Item>
  ));
}
