import { Drawer, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../ads-query.ts';
import { AdDetail } from './ad-detail.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

/** The ad that the address names, over the list it came from. */
export function AdDrawer() {
  const { params, change } = useUrlState();
  const id = params.get(urlNames.ad);
  // One that is open when it comes, since its code came late, would not know where the focus was.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <Drawer
      opened={isThere && id !== null}
      onClose={() => change({ [urlNames.ad]: null })}
      position="right"
      size={620}
      title="Annonce"
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {id !== null && <LoadedAd key={id} id={id} />}
    </Drawer>
  );
}

function LoadedAd({ id }: { id: string }) {
  const { data, error, mutate } = useSWR([getAd.operation, id], () => request(getAd, { params: { id } }));
  if (data) return <AdDetail ad={data.ad} />;
  if (error instanceof ApiError && error.status === 404) return <Gone />;
  if (error) return <LoadFailure error={error} onRetry={() => mutate()} />;
  return <DetailSkeleton />;
}

function Gone() {
  return (
    <Stack gap="xs" role="alert">
      <Text fw={600}>Cette annonce n’est pas dans votre bibliothèque</Text>
      <Text c="dimmed">Elle a été retirée, ou l’adresse est incomplète.</Text>
    </Stack>
  );
}
