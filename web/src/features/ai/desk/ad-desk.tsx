import { Anchor, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useNamePage } from '../../../lib/page-head.tsx';
import { request } from '../../../lib/request.ts';
import { useGeneration } from '../generations/use-generations.ts';
import { keepDraft, keptDraft } from './ad-draft.ts';
import { valuesOfAd, valuesOfKept } from './ad-values.ts';
import classes from './desk.module.css';
import { Desk } from './desk.tsx';

/** An ad on the desk: its words on the left, read as they are typed; an ad of the library is there at once. */
export function AdDesk({ adId }: { adId: string | null }) {
  const { data, error, mutate } = useSWR(adId && [getAd.operation, adId], () =>
    request(getAd, { params: { id: adId ?? '' } }),
  );
  return (
    <div className={classes.root}>
      <AllTools />
      {error && <LoadFailure error={error} onRetry={() => mutate()} />}
      {adId !== null && !data && !error && <Skeleton height={420} radius="lg" />}
      {adId === null && <Desk start={keptDraft()} onDraft={keepDraft} />}
      {data && <Desk start={valuesOfAd(data.ad)} library={{ adId: data.ad.id, advertiser: data.ad.advertiser.name }} />}
    </div>
  );
}

/** What was kept, open again on its desk. */
export function KeptDesk({ id }: { id: string }) {
  const { data, error, mutate } = useGeneration(id);
  const kept = data?.generation;
  useNamePage(kept?.title ?? null);
  return (
    <div className={classes.root}>
      <AllTools />
      {error && <LoadFailure error={error} onRetry={() => mutate()} />}
      {!kept && !error && <Skeleton height={420} radius="lg" />}
      {kept?.tool === 'analyze_ad' && (
        <Desk
          start={valuesOfKept(kept)}
          kept={kept}
          library={
            kept.input.ad.adId === null
              ? undefined
              : { adId: kept.input.ad.adId, advertiser: kept.input.ad.advertiser ?? '' }
          }
        />
      )}
    </div>
  );
}

const AllTools = () => (
  <Anchor component={Link} to={paths.aiGenerator} size="sm" c="dimmed" underline="always" mr="auto">
    Tous les outils
  </Anchor>
);
