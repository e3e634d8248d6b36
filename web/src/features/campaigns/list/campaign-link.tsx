import { Link } from 'react-router-dom';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { rowAttribute } from '../../../lib/use-row-keys.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';

/** The name of a campaign, which opens its page; the days and the filters stay for the way back. */
export function CampaignLink({ campaign, className }: { campaign: Campaign; className: string | undefined }) {
  const { params } = useUrlState();
  return (
    <Link
      to={{ search: `?${changed(params, { [urlNames.campaign]: campaign.id })}` }}
      className={className}
      title={campaign.name}
      {...{ [rowAttribute]: campaign.id }}
    >
      {campaign.name}
    </Link>
  );
}
