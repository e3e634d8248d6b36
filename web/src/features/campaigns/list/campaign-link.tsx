import { Link } from 'react-router-dom';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { rowAttribute } from '../../../lib/use-row-keys.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';

/** The name of a campaign, which opens its page; the days and the filters stay for the way back. */
export function CampaignLink({ campaign, className }: { campaign: Campaign; className: string | undefined }) {
  const { params } = useUrlState();
  const { name } = campaign;
  // The last part of a name by rule, which tells it from its neighbours, stays in sight where it is cut.
  const cut = Math.max(0, name.lastIndexOf(' | '));
  return (
    <Link
      to={{ search: `?${changed(params, { [urlNames.campaign]: campaign.id })}` }}
      className={className}
      title={name}
      {...{ [rowAttribute]: campaign.id }}
    >
      <span>{name.slice(0, cut)}</span>
      <span>{name.slice(cut)}</span>
    </Link>
  );
}
