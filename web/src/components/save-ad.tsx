import { Text } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import type { Ad } from '../../../shared/ads/ad.ts';
import { listBoards } from '../../../shared/boards/board.contract.ts';
import { checkSavedAd } from '../../../shared/boards/card.contract.ts';
import { formatCount } from '../lib/format.ts';
import { request } from '../lib/request.ts';
import { BoardChoices } from './board-choices.tsx';
import { Dialog } from './dialog.tsx';
import { FormNotice } from './form-notice.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NewBoardForm } from './new-board-form.tsx';
import { type SaveTarget, useSaveAds } from './use-save-ads.ts';

type Props = { ads: readonly Ad[]; onClose: () => void };

/** Asks on which board to save, and saves. */
export function SaveAdDialog({ ads, onClose }: Props) {
  const [only, ...others] = ads;
  const single = others.length === 0 ? only : undefined;
  const boards = useSWR([listBoards.operation, 'choices'], () => request(listBoards, { query: { limit: '100' } }));
  const check = useSWR(single && [checkSavedAd.operation, single.id], ([, id]) =>
    request(checkSavedAd, { params: { id } }),
  );
  const ready = Boolean(boards.data && (!single || check.data || check.error));
  const saveAds = useSaveAds();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(target: SaveTarget) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const refused = await saveAds(ads, target);
    setBusy(false);
    if (refused) setFailure(refused);
    else onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      size="md"
      title={single ? 'Enregistrer sur un board' : `Enregistrer ${formatCount(ads.length, 'annonce')} sur un board`}
    >
      {single && (
        <Text size="sm" c="dimmed" mb="md" lineClamp={2}>
          {single.advertiser.name}
          {single.headline && ` · ${single.headline}`}
        </Text>
      )}
      {failure && <FormNotice tone="refused">{failure}</FormNotice>}
      {boards.error && !boards.data ? (
        <LoadFailure what="Les boards" error={boards.error} onRetry={() => boards.mutate()} />
      ) : (
        <>
          <BoardChoices
            boards={boards.data?.items}
            savedOn={check.data?.savedAds}
            ready={ready}
            busy={busy}
            onChoose={save}
          />
          {boards.data && <NewBoardForm first={boards.data.items.length === 0} onCreated={save} />}
        </>
      )}
    </Dialog>
  );
}
