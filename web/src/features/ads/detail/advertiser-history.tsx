import { Anchor, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { getAdStats } from '../../../../../shared/ads/library.contract.ts';
import { FollowButton } from '../../../components/follow-button.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';

/** What the library knows of the advertiser, beyond this ad. */
export function AdvertiserHistory({ ad }: { ad: Ad }) {
  const { id, name } = ad.advertiser;
  const { data } = useSWR([getAdStats.operation, `advertiserId=${id}`], () =>
    request(getAdStats, { query: { advertiserId: [id] } }),
  );
  return (
    <section aria-labelledby="ad-advertiser">
      <Title order={3} id="ad-advertiser" mb="xs">
        L’annonceur
      </Title>
      <Text size="sm" mb="sm" mih="1.4em">
        {data && (
          <>
            {formatCount(data.total, 'annonce')} dans la bibliothèque, {formatNumber(data.active)} en cours
            {data.medianDaysRunning !== null && `, durée médiane\u00a0: ${formatCount(data.medianDaysRunning, 'jour')}`}
            .
          </>
        )}
      </Text>
      <Group gap="md">
        <FollowButton advertiser={ad.advertiser} country={ad.countries[0]} />
        <Anchor component={Link} to={`?${new URLSearchParams({ advertiserId: id })}`} size="sm" fw={500}>
          Toutes les annonces de {name}
        </Anchor>
      </Group>
    </section>
  );
}
