import { UnstyledButton } from '@mantine/core';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { campaignStatuses } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import classes from '../../../components/edit-in-place.module.css';
import { later } from '../../../lib/later.tsx';
import { StatusBadge } from '../status-badge.tsx';

const StatusChoices = later(async () => (await import('./status-choices.tsx')).StatusChoices);

/** The status of a campaign, changed where it stands. */
export function StatusMenu({ campaign }: { campaign: Campaign }) {
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
      <StatusChoices campaign={campaign} />
    </ActMenu>
  );
}
