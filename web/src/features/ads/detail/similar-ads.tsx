import { Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import useSWR from 'swr';
import { similarAds } from '../../../../../shared/ads/library.contract.ts';
import { AdCreative } from '../../../components/ad-creative.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatPercent } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useAdActs } from '../use-ad-acts.tsx';
import classes from './similar-ads.module.css';

const places = ['a', 'b', 'c'];

/** Ads that say nearly the same. */
export function SimilarAds({ id }: { id: string }) {
  const { open } = useAdActs();
  const { data, error, mutate } = useSWR([similarAds.operation, id], () =>
    request(similarAds, { params: { id }, query: { limit: '6' } }),
  );
  return (
    <section aria-labelledby="ad-similar">
      <Title order={3} id="ad-similar" mb={4}>
        Annonces similaires
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Classées d’après les mots, le secteur, le format et le bouton. Les autres annonceurs d’abord.
      </Text>
      {error && !data && <LoadFailure what="Les annonces similaires" error={error} onRetry={() => mutate()} />}
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucune annonce de la bibliothèque ne lui ressemble.
        </Text>
      )}
      <ul className={classes.list}>
        {!data && !error && places.map((place) => <Skeleton key={place} component="li" height={150} radius="lg" />)}
        {data?.items.map((ad) => (
          <li key={ad.id}>
            <UnstyledButton className={classes.one} onClick={() => open(ad, data.items)}>
              <span className={classes.picture}>
                <AdCreative ad={ad} />
              </span>
              <span className={classes.name}>{ad.advertiser.name}</span>
              <span className={classes.score}>{formatPercent(ad.similarity)} de ressemblance</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
