import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../shared/page-paths.ts';
import { useCampaignName } from '../lib/use-campaign-name.ts';
import classes from './list-table.module.css';

/** What the campaign of a thing is called, on one line; `linked` also leads to it. */
export function CampaignName({ id, linked }: { id: string; linked?: boolean }) {
  const name = useCampaignName(id);
  if (!name) return '…';
  if (linked)
    return (
      <Anchor component={Link} to={paths.campaign(id)} inherit>
        {name}
      </Anchor>
    );
  return (
    <span className={classes.line} title={name}>
      {name}
    </span>
  );
}
