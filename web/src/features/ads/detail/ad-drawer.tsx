import { ActionIcon, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { getAd } from '../../../../../shared/ads/library.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useDrawerKeys } from '../../../lib/single-keys.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../ads-query.ts';
import type { Search } from '../search/use-search.ts';
import { useAdActs } from '../use-ad-acts.tsx';
import { AdDetail } from './ad-detail.tsx';
import classes from './ad-drawer.module.css';
import { DetailSkeleton } from './detail-skeleton.tsx';

/** The ad that the address names, over the list it came from, with the way to the next one there. */
export function AdDrawer({ search }: { search: Search }) {
  const { params, change } = useUrlState();
  const { choosing } = useAdActs();
  const id = params.get(urlNames.ad);
  // One that is open when it comes, since its code came late, would not know where the focus was.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <Drawer
      opened={isThere && id !== null}
      onClose={() => change({ [urlNames.ad]: null })}
      closeOnEscape={!choosing}
      position="right"
      size={620}
      title="Annonce"
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {id !== null && <Neighbours id={id} search={search} />}
      {/* It is what is opened that has the focus, not what closes it. */}
      <div tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
        {id !== null && <LoadedAd key={id} id={id} />}
      </div>
    </Drawer>
  );
}

/** So many before the end, the next ones are asked for. */
const askedAhead = 3;

function Neighbours({ id, search }: { id: string; search: Search }) {
  const { among, open } = useAdActs();
  const row = useRef<HTMLDivElement>(null);
  const ads: readonly Ad[] = among ?? search.ads;
  const total = among ? among.length : (search.first?.total ?? 0);
  const at = ads.findIndex((ad) => ad.id === id);
  const { exists, loading, load } = search.more;
  const wanted = !among && at >= 0 && at >= ads.length - askedAhead && exists && !loading && !search.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the end is near
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ad begins at its top
  useEffect(() => row.current?.closest('[role=dialog]')?.scrollTo?.({ top: 0 }), [id]);

  function go(step: number): boolean {
    const next = at < 0 ? undefined : ads[at + step];
    if (next) open(next, among ?? undefined, { replace: true });
    return next !== undefined;
  }
  useDrawerKeys((key) => (key === 'j' && go(1)) || (key === 'k' && go(-1)));
  if (at < 0 || total < 2) return null;
  return (
    <Group ref={row} gap={4} className={classes.neighbours}>
      <Text size="sm" c="dimmed" role="status" mr="auto">
        {formatNumber(at + 1)} sur {formatNumber(total)}
      </Text>
      {ways.map(({ label, step, icon: Icon, key }) => (
        <ActionIcon
          key={key}
          variant="default"
          size="lg"
          aria-label={label}
          aria-keyshortcuts={key}
          title={`${label} (${key})`}
          aria-disabled={!ads[at + step]}
          onClick={() => go(step)}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}

const ways = [
  { label: 'Annonce précédente', step: -1, icon: IconChevronUp, key: 'K' },
  { label: 'Annonce suivante', step: 1, icon: IconChevronDown, key: 'J' },
];

function LoadedAd({ id }: { id: string }) {
  const { data, error, mutate } = useSWR([getAd.operation, id], () => request(getAd, { params: { id } }));
  if (data) return <AdDetail ad={data.ad} />;
  if (error instanceof ApiError && error.status === 404) return <Gone />;
  if (error) return <LoadFailure what="L’annonce" error={error} onRetry={() => mutate()} />;
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
