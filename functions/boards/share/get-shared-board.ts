import * as z from 'zod';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { boardChunks, takePage } from '../card/card-pages.ts';
import { shownColumns, shownPlace } from '../core/columns.ts';
import { type CountedBoard, openBoard } from '../core/read-board.ts';
import { isPast } from '../core/shown-board.ts';
import { Share } from './share.entity.ts';
import { readShareToken } from './share-token.ts';

/** A whole office reads behind one address; whoever guesses links does not get far. */
const perAddress: Limit = { name: 'shared-board-address', max: 3_000, windowSeconds: 600 };

const After = z.object({ columnId: z.string(), positionKey: z.string() });

/** A shared board for anyone who has its link. A link guessed, ended, withdrawn or of a deleted board: the same 404. */
export const handler = defineHandler(savedAds.getSharedBoard, async (call) => {
  await countOrRefuse(perAddress, networkOf(call.caller.ip));
  const page = pageOf(call);
  const after = await page.after(After);
  const open = await openShared(call.params.token);
  const { board } = open;
  const { limit } = page;
  const [found, client] = await Promise.all([
    takePage(boardChunks(open, { after, size: limit }), { limit, wanted: () => true }),
    clientOf(open),
  ]);
  return {
    board: {
      name: board.name,
      description: board.description ?? null,
      color: board.color,
      columns: shownColumns(open),
      expiresAt: board.shareExpiresAt ?? null,
      client,
    },
    items: found.cards.map((card) => ({
      id: card.savedAdId,
      columnId: shownPlace(board, card).columnId,
      // The team's own tags came with the ad.
      ad: { ...card.ad, tags: [] },
    })),
    nextCursor: await page.next(found.after),
  };
});

/** Of the client in whose name it is shared, what anyone may see. */
async function clientOf({ board: { workspaceId, clientId } }: CountedBoard) {
  const client = clientId && (await clientsById(workspaceId, [clientId])).get(clientId);
  return client ? { name: client.name, color: client.color, logoUrl: client.logoUrl } : null;
}

async function openShared(token: string): Promise<CountedBoard> {
  const shareId = await readShareToken(token);
  const share = shareId && (await Share.get({ shareId }).go({ consistent: true })).data;
  if (!share || isPast(share.expiresAt)) throw new AppError('not_found');
  const open = await openBoard(share.workspaceId, share.boardId);
  if (open.board.shareId !== shareId) throw new AppError('not_found');
  return open;
}
