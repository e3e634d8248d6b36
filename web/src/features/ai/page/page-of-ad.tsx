import { Skeleton } from '@mantine/core';
import useSWR from 'swr';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import { PageDesk } from './page-desk.tsx';
import { valuesOfAd } from './page-values.ts';

/** The page that an ad of the library leads to, with the words that promise it. */
export function PageOfAd({ adId }: { adId: string }) {
  const { data, error, mutate } = useSWR([getAd.operation, adId], () => request(getAd, { params: { id: adId } }));
  if (error) return <LoadFailure what="L’annonce" error={error} onRetry={() => mutate()} />;
  return data ? <PageDesk start={valuesOfAd(data.ad)} /> : <Skeleton height={420} radius="lg" />;
}
