import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { foldLabel } from '../../../../../shared/kernel/fold.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { AdCreative } from '../../../components/ad-creative.tsx';
import { formatCount } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import classes from './company-ads.module.css';

const atMost = 4;

/** What the company advertises, as far as the library knows; says nothing when it knows of nothing. */
export function CompanyAds({ company }: { company: string }) {
  const { data } = useSWR([searchAds.operation, 'company', company], () =>
    request(searchAds, { query: { q: `"${company.replace(/["“”„«»]/g, ' ')}"`, limit: '40' } }),
  );
  const ads = data?.items.filter((ad) => isOf(ad, company)) ?? [];
  const [first] = ads;
  if (!first) return null;
  return (
    <section aria-labelledby="prospect-ads">
      <Title order={3} id="prospect-ads" fz="1rem" mb="xs">
        Ses annonces dans la bibliothèque
      </Title>
      <ul className={classes.ads}>
        {ads.slice(0, atMost).map((ad) => (
          <li key={ad.id}>
            <Link to={libraryPath({ annonce: ad.id })} aria-label={nameOf(ad)} className={classes.ad}>
              <AdCreative ad={ad} />
            </Link>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={libraryPath({ advertiserId: first.advertiser.id })} size="sm" fw={500}>
        Toutes les annonces de {first.advertiser.name}
      </Anchor>
    </section>
  );
}

const libraryPath = (search: Record<string, string>) => `${paths.ads}?${new URLSearchParams(search)}`;

const nameOf = ({ headline, advertiser, daysRunning }: Ad) =>
  `Annonce « ${headline ?? advertiser.name} », ${formatCount(daysRunning, 'jour')} de diffusion`;

/** The words of the search may stand anywhere in an ad: its advertiser must bear the name. */
const isOf = ({ advertiser }: Ad, company: string) =>
  ` ${foldLabel(advertiser.name)} `.includes(` ${foldLabel(company)} `);
