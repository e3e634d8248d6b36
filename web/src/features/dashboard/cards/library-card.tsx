import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../../../shared/dashboard/dashboard.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { AdvertiserMark } from '../../../components/advertiser-mark.tsx';
import { formatCount } from '../../../lib/format.ts';
import classes from '../dashboard.module.css';

/** Which followed advertisers have started ads in seven days. */
export function LibraryCard({ library }: { library: NonNullable<Dashboard['library']> }) {
  const { followed, newAds7d, advertisers } = library;
  if (followed === 0)
    return (
      <Text size="sm" c="dimmed">
        Suivez des annonceurs pour lire ici ce qu’ils lancent.{' '}
        <Anchor component={Link} to={paths.ads} inherit underline="always">
          Choisir des annonceurs
        </Anchor>
      </Text>
    );
  return (
    <>
      <Text size="sm" mb={advertisers.length > 0 ? 4 : 0}>
        {newAds7d === 0
          ? `Aucune nouvelle annonce depuis 7\u00a0jours (${formatCount(followed, 'annonceur suivi', 'annonceurs suivis')}).`
          : `${formatCount(newAds7d, 'annonce lancée', 'annonces lancées')} en 7\u00a0jours.`}
      </Text>
      <ul className={classes.rows}>
        {advertisers.map(({ advertiserId, name, newAds }) => (
          <li key={advertiserId} className={classes.advertiserRow}>
            <AdvertiserMark name={name} />
            <Link to={paths.adsOf(advertiserId)} className={classes.name}>
              {name}
            </Link>
            <Text size="sm" c="dimmed">
              {formatCount(newAds, 'nouvelle', 'nouvelles')}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
