import { Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import useSWR from 'swr';
import { searchAds } from '../../../../../../shared/ads/library.contract.ts';
import { textLimits } from '../../../../../../shared/kernel/text-limits.ts';
import { AdCreative } from '../../../../components/ad-creative.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { formatDay } from '../../../../lib/format.ts';
import { sayRefused } from '../../../../lib/notices.ts';
import { request } from '../../../../lib/request.ts';
import classes from './ads.module.css';
import { type CampaignAd, linkAd } from './use-ads.ts';

type Props = { campaignId: string; ad: CampaignAd; onDone: () => Promise<void>; onClose: () => void };

const shown = '12';

/** Says which ad of the library an ad of the campaign is. */
export function LinkDialog({ campaignId, ad, onDone, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const [busy, setBusy] = useState(false);
  const { data, error, mutate } = useSWR(
    [searchAds.operation, 'link', words],
    () => request(searchAds, { query: { q: words || undefined, limit: shown } }),
    { keepPreviousData: true },
  );

  async function choose(libraryAdId: string) {
    if (busy) return;
    setBusy(true);
    try {
      await linkAd(campaignId, ad.adId, libraryAdId);
      await onDone();
    } catch (refused) {
      sayRefused('La publicité n’a pas été reliée', refused);
      setBusy(false);
    }
  }

  return (
    <Dialog title={`Relier «\u00a0${ad.name}\u00a0»`} onClose={onClose}>
      <TextInput
        data-autofocus
        aria-label="Chercher une annonce de la bibliothèque"
        placeholder="Mots de l’annonce, annonceur"
        maxLength={textLimits.query}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && !data && <LoadFailure what="Les annonces" error={error} onRetry={() => mutate()} />}
      {!error && !data && <Skeleton height={240} mt="md" role="status" aria-label="Recherche" />}
      {data?.items.length === 0 && (
        <Text c="dimmed" mt="md" size="sm">
          Aucune annonce avec ces mots.
        </Text>
      )}
      <ul className={classes.found}>
        {data?.items.map((one) => (
          <li key={one.id}>
            <UnstyledButton className={classes.choice} aria-disabled={busy} onClick={() => choose(one.id)}>
              <span className={classes.picture}>
                <AdCreative ad={one} />
              </span>
              <span className={classes.words}>
                <Text component="div" size="sm" fw={500}>
                  {one.headline ?? one.body}
                </Text>
                <Text component="div" size="xs" c="dimmed">
                  {one.advertiser.name} · depuis le {formatDay(one.startedAt)}
                </Text>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
