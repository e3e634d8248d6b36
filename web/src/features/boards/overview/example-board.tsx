import { Button, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { createBoard, getBoard } from '../../../../../shared/boards/board.contract.ts';
import { saveAd } from '../../../../../shared/boards/card.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useKeepBoard } from '../use-boards.ts';

/** As many ads in each of the first columns. */
const ranked = [3, 2, 1];
const mostAds = ranked.reduce((sum, count) => sum + count, 0);

/** Shows what a board is, with ads of the library that have run longest. */
export function TryExample() {
  const navigate = useNavigate();
  const keep = useKeepBoard();
  const { clientId } = useChosenClient();
  const [busy, setBusy] = useState(false);

  async function fill() {
    const query = { active: 'true', sort: 'longest_running', limit: String(mostAds) } as const;
    const { items: ads } = await request(searchAds, { query });
    if (ads.length === 0) return sayFailed('La bibliothèque ne contient encore aucune annonce en cours');
    const body = {
      name: 'Exemple\u00a0: les annonces qui durent',
      template: 'watch',
      clientId,
      example: true,
    } as const;
    const { board } = await request(createBoard, { body });
    const columns = ranked.flatMap((count, at) => Array.from({ length: count }, () => board.columns[at]?.id));
    for (const [at, { id: adId }] of ads.entries())
      await request(saveAd, { body: { boardId: board.id, adId, columnId: columns[at] } });
    keep((await request(getBoard, { params: { id: board.id } })).board);
    navigate(paths.board(board.id));
  }

  async function tryIt() {
    setBusy(true);
    try {
      await fill();
    } catch (error) {
      sayRefused('L’exemple n’a pas été chargé', error);
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        size="md"
        variant="default"
        loading={busy}
        leftSection={<IconFlask size={16} aria-hidden />}
        onClick={tryIt}
      >
        Essayer avec des exemples
      </Button>
      <Text size="xs" c="dimmed" w="100%">
        Un board de six annonces de la bibliothèque, à retirer d’un clic.
      </Text>
    </>
  );
}
