import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { whereOf } from './campaign-words.ts';
import classes from './list.module.css';
import { PlatformMark } from './platform-mark.tsx';

/** For whom a campaign is and where it runs, under its name. */
export const Where = ({ campaign }: { campaign: Campaign }) => (
  <span className={classes.where}>
    <PlatformMark platform={campaign.platform} />
    <span>{whereOf(campaign)}</span>
  </span>
);
