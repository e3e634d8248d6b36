import { Anchor, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import { keepDraft, keptDraft } from './ad-draft.ts';
import { valuesOfAd } from './ad-values.ts';
import { Desk } from './desk.tsx';
import { ToolDesk } from './tool-desk.tsx';

/** An ad on the desk: its words on the left, read as they are typed; an ad of the library is there at once. */
export function AdDesk({ adId }: { adId: string | null }) {
  const { data, error, mutate } = useSWR(adId && [getAd.operation, adId], () =>
    request(getAd, { params: { id: adId ?? '' } }),
  );
  return (
    <ToolDesk tool="annonce">
      {error && <LoadFailure what="L’annonce" error={error} onRetry={() => mutate()} />}
      {adId !== null && !data && !error && <Skeleton height={420} radius="lg" />}
      {adId === null && (
        <>
          <Text size="sm" c="dimmed">
            Écrivez ou collez un texte, ou{' '}
            <Anchor component={Link} to={paths.ads} inherit>
              choisissez une annonce dans la bibliothèque
            </Anchor>
            .
          </Text>
          <Desk start={keptDraft()} onDraft={keepDraft} />
        </>
      )}
      {data && <Desk start={valuesOfAd(data.ad)} library={{ adId: data.ad.id, advertiser: data.ad.advertiser.name }} />}
    </ToolDesk>
  );
}
