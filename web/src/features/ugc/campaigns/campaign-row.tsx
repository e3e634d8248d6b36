import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import classes from '../ugc.module.css';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignStatus } from './campaign-status.tsx';
import { budgetText, closingText, countsText } from './campaign-words.ts';

/** A campaign in the list: where it stands, who is in it, what it has promised, until when. */
export function CampaignRow({ campaign }: { campaign: UgcCampaign }) {
  const { id, name, brandName, status } = campaign;
  const closing = closingText(campaign);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          <Link to={paths.ugcCampaign(id)} className={classes.name}>
            {name}
          </Link>
          <CampaignStatus status={status} />
        </div>
        <Text size="sm" c="dimmed">
          {brandName}
        </Text>
      </div>
      <div className={classes.figures}>
        <Text size="sm">{countsText(campaign)}</Text>
        <Text size="sm" c="dimmed">
          {[budgetText(campaign), closing].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <CampaignMenu campaign={campaign} />
    </li>
  );
}
