import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { campaignStatuses } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { RowMenu } from '../../../components/row-menu.tsx';
import { later } from '../../../lib/later.tsx';
import { StatusBadge } from '../status-badge.tsx';

const StatusChoices = later(async () => (await import('./status-choices.tsx')).StatusChoices);

/** The status of a campaign, changed where it stands. */
export const StatusMenu = ({ campaign }: { campaign: Campaign }) => (
  <RowMenu
    width={190}
    label={`Statut de ${campaign.name} : ${campaignStatuses[campaign.status]}, modifier`}
    shown={<StatusBadge status={campaign.status} />}
  >
    <StatusChoices campaign={campaign} />
  </RowMenu>
);
