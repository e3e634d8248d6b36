import { Anchor, Group, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { trendingAds } from '../../../../shared/ads/library.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { AdCreative } from '../../components/ad-creative.tsx';
import { AdvertiserMark } from '../../components/advertiser-mark.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { refusedFor } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';
import classes from './library-trends.module.css';

/** What rises in the library. Nothing waits for it, its place is kept, and it is not there when there is nothing to say. */
export function LibraryTrends() {
  const { data, error, mutate } = useSWR([trendingAds.operation, 'home'], () =>
    request(trendingAds, { query: { window: '7', limit: '3' } }),
  );
  if (data?.items.length === 0 || refusedFor(error, 'forbidden')) return null;
  return (
    <section aria-labelledby="library-trends">
      <Group justify="space-between" mb="md">
        <Title order={2} id="library-trends" fz="xl">
          Ce qui monte cette semaine
        </Title>
        <Anchor component={Link} to={`${paths.ads}?onglet=tendances&fenetre=7`} size="sm" fw={500}>
          Toutes les tendances
        </Anchor>
      </Group>
      {error && !data && (
        <div className={classes.failed}>
          <LoadFailure what="Les tendances" error={error} onRetry={() => mutate()} />
        </div>
      )}
      <ul className={classes.list}>
        {!data &&
          !error &&
          [1, 2, 3].map((at) => (
            <li key={at}>
              <Skeleton className={classes.waiting} radius="xl" />
            </li>
          ))}
        {data?.items.map((ad) => (
          <li key={ad.id}>
            <Link
              to={`${paths.ads}?onglet=tendances&fenetre=7&annonce=${encodeURIComponent(ad.id)}`}
              className={classes.card}
            >
              <span className={classes.picture}>
                <AdCreative ad={ad} />
              </span>
              <span className={classes.words}>
                <AdvertiserMark name={ad.advertiser.name} />
                <span className={classes.text}>
                  <Text component="span" fw={600} size="sm" truncate>
                    {ad.advertiser.name}
                  </Text>
                  <Text component="span" size="xs" c="dimmed">
                    {ad.trend.reason}
                    {ad.trend.estimated && ' (estimation)'}
                  </Text>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
