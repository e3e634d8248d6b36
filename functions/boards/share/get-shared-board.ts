import * as z from 'zod';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { boardChunks, takePage } from '../card/card-pages.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { shownColumns, shownPlace } from '../core/columns.ts';
import type { CountedBoard } from '../core/read-board.ts';
import { countVisit, openShared } from './open-shared.ts';

const After = z.object({ columnId: z.string(), positionKey: z.string() });

/** A shared board for anyone who has its link. */
export const handler = defineHandler(savedAds.getSharedBoard, async (call) => {
  await countVisit(call.caller.ip);
  const page = pageOf(call);
  const after = await page.after(After);
  const open = await openShared(call.params.token);
  const { board } = open;
  const { limit } = page;
  const [found, client, sharedBy] = await Promise.all([
    takePage(boardChunks(open, { after, size: limit }), { limit, wanted: () => true }),
    clientOf(open),
    workspaceName(board),
  ]);
  const allowComments = board.shareAllowsComments ?? false;
  return {
    board: {
      name: board.name,
      description: board.description ?? null,
      color: board.color,
      columns: shownColumns(open),
      expiresAt: board.shareExpiresAt ?? null,
      client,
      sharedBy,
      allowComments,
    },
    items: found.cards.map((card) => ({
      id: card.savedAdId,
      columnId: shownPlace(board, card).columnId,
      // The team's own tags came with the ad.
      ad: { ...card.ad, tags: [] },
      note: (board.shareShowsNotes && card.note) || null,
      commentCount: allowComments ? (card.sharedComments ?? 0) : 0,
    })),
    nextCursor: await page.next(found.after),
  };
});

/** Of the client in whose name it is shared, what anyone may see. */
async function clientOf({ board: { workspaceId, clientId } }: CountedBoard) {
  const client = clientId && (await clientsById(workspaceId, [clientId])).get(clientId);
  return client ? { name: client.name, color: client.color, logoUrl: client.logoUrl } : null;
}

async function workspaceName({ workspaceId, shareShowsWorkspace }: BoardItem): Promise<string | null> {
  if (!shareShowsWorkspace) return null;
  const { data } = await Workspace.get({ workspaceId }).go();
  return data?.name ?? null;
}
