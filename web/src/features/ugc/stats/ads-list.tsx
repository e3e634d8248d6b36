import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { creativeStates } from '../../../../../shared/analytics/creatives.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import framed from '../../../components/framed-list.module.css';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { stateTones } from '../../../lib/creative-tones.ts';
import { deliverableAddress } from '../collaborations/deliverable-address.ts';
import classes from '../ugc.module.css';
import { type MeasuredAd, measuredFacts } from './measured-facts.ts';

/** Pieces that run as ads, and what their campaigns measured of them. */
export function AdsList({ ads, label }: { ads: readonly MeasuredAd[]; label: string }) {
  return (
    <ul className={framed.list} aria-label={label}>
      {ads.map((ad) => (
        <AdRow key={ad.deliverableId} ad={ad} />
      ))}
    </ul>
  );
}

function AdRow({ ad }: { ad: MeasuredAd }) {
  const { deliverableId, label, creatorName, campaignId, campaignName, adName, state } = ad;
  const { search } = useLocation();
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          <Link className={classes.name} to={`${paths.ugcCampaigns}${deliverableAddress(search, deliverableId)}`}>
            {label}, <bdi>{creatorName}</bdi>
          </Link>
          {state && <ToneBadge tone={stateTones[state]}>{creativeStates[state]}</ToneBadge>}
        </div>
        <Text size="sm" c="dimmed">
          Publicité <bdi>{adName}</bdi>, campagne{' '}
          <Anchor component={Link} to={paths.campaign(campaignId)} inherit underline="always">
            <bdi>{campaignName}</bdi>
          </Anchor>
        </Text>
      </div>
      <Text size="sm" className={classes.figures}>
        {state === null ? 'Aucune publicité de ce nom dans cette campagne' : measuredFacts(ad).join(' · ')}
      </Text>
      <span />
    </li>
  );
}
