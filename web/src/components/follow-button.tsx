import { Button } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Ad } from '../../../shared/ads/ad.ts';
import { useFollowed } from '../lib/use-followed.ts';

type Props = { advertiser: Pick<Ad['advertiser'], 'id' | 'name'>; country: string | undefined };

/** Whether an advertiser is read every day. */
export function FollowButton({ advertiser, country }: Props) {
  const { items, follow, unfollow } = useFollowed();
  const [busy, setBusy] = useState(false);
  const followed = items?.find(({ advertiserId }) => advertiserId === advertiser.id);
  const Icon = followed ? IconBellOff : IconBell;

  async function press() {
    if (busy || !items) return;
    setBusy(true);
    await (followed ? unfollow(followed) : follow({ id: advertiser.id, name: advertiser.name, country }));
    setBusy(false);
  }

  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
      aria-disabled={busy || !items}
      onClick={press}
    >
      {followed ? 'Ne plus suivre' : 'Suivre l’annonceur'}
    </Button>
  );
}
