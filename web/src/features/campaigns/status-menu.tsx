import { Menu, UnstyledButton } from '@mantine/core';
import type { Campaign } from '../../../../shared/campaigns/campaign.ts';
import { campaignStatuses } from '../../../../shared/campaigns/campaigns.rules.ts';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import classes from '../../components/edit-in-place.module.css';
import { useCampaignSpace } from './campaign-space.ts';
import { setStatus } from './set-status.ts';
import { StatusBadge } from './status-badge.tsx';

/** The status of a campaign, changed where it stands. */
export function StatusMenu({ campaign }: { campaign: Campaign }) {
  const space = useCampaignSpace();
  return (
    <ActMenu
      position="bottom-start"
      width={190}
      target={
        <UnstyledButton
          className={classes.edit}
          aria-label={`Statut de ${campaign.name} : ${campaignStatuses[campaign.status]}, modifier`}
        >
          <StatusBadge status={campaign.status} />
        </UnstyledButton>
      }
    >
      {keysOf(campaignStatuses).map((status) => (
        <Menu.Item
          key={status}
          disabled={status === campaign.status}
          onClick={() => void setStatus(space, campaign, status)}
        >
          <StatusBadge status={status} />
        </Menu.Item>
      ))}
    </ActMenu>
  );
}
