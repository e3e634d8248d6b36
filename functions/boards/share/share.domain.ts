import * as z from 'zod';
import * as boards from '../../../shared/boards/board.contract.ts';
import type * as savedAds from '../../../shared/boards/card.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { pastDate } from '../../../shared/kernel/validation-messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import { type Operation, put, remove, update, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { boardChunks, takePage } from '../card/card-pages.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { shownColumns, shownPlace } from '../core/columns.ts';
import { type OpenBoard, openBoard } from '../core/read-board.ts';
import { isPast } from '../core/shown-board.ts';
import { Share } from './share.entity.ts';
import { readShareToken, sharedPage, shareToken } from './share-token.ts';

type Sharing = ParsedInput<typeof boards.shareBoard>['body'] & { id: string };
type Reading = ParsedInput<typeof savedAds.getSharedBoard>;
type SharedPage = Reading['params'] & Reading['query'];

/** A whole office reads behind one address; whoever guesses links does not get far. */
const perAddress: Limit = { name: 'shared-board-address', max: 3_000, windowSeconds: 600 };

/** Opens a public link, or gives the one that is open another end. */
export const shareBoard = (actor: Actor, { id, expiresAt }: Sharing, caller: Caller) =>
  makeOnce(
    { route: boards.shareBoard, actor, caller, body: { id, expiresAt } },
    {
      make: (mark) => withFreshReads(() => openShare(actor, id, expiresAt ?? undefined, mark)),
      replay: showLink,
    },
  );

async function openShare(actor: Actor, id: string, asked: string | undefined, mark: (shareId: string) => Operation[]) {
  const { board } = await openBoard(actor.workspaceId, id);
  const expiresAt = asked && new Date(asked).toISOString();
  if (isPast(expiresAt)) throw invalidField('expiresAt', pastDate);
  // A link that has ended stays dead for those who hold it.
  const open = board.shareId !== undefined && !isPast(board.shareExpiresAt) ? board.shareId : undefined;
  const shareId = open ?? newId('shr');
  const { workspaceId, boardId } = board;
  const createdAt = new Date().toISOString();
  const ttl = expiresAt && Math.ceil(Date.parse(expiresAt) / 1000);
  await write([
    update(setShare(board, shareId, expiresAt), changedMeanwhile),
    put(Share.put({ shareId, workspaceId, boardId, createdAt, ...(expiresAt && ttl && { expiresAt, ttl }) })),
    ...(board.shareId !== undefined && open === undefined ? [remove(Share.delete({ shareId: board.shareId }))] : []),
    activity(actor, { type: 'board.shared', entityId: boardId }),
    ...mark(shareId),
  ]);
  return showLink(shareId);
}

async function showLink(shareId: string) {
  const token = await shareToken(shareId);
  return { url: sharedPage(token), token };
}

export const unshareBoard = (actor: Actor, { id }: { id: string }) =>
  withFreshReads(async () => {
    const { board } = await openBoard(actor.workspaceId, id);
    const { workspaceId, boardId, shareId } = board;
    if (shareId === undefined) throw new AppError('not_found');
    const patch = Board.patch({ workspaceId, boardId }).remove(['shareId', 'shareExpiresAt']);
    await write([
      update(
        patch.where((attr, { eq }) => eq(attr.shareId, shareId)),
        changedMeanwhile,
      ),
      remove(Share.delete({ shareId })),
      activity(actor, { type: 'board.unshared', entityId: boardId }),
    ]);
    return { id };
  });

function setShare(
  { workspaceId, boardId, shareId: before }: BoardItem,
  shareId: string,
  expiresAt: string | undefined,
) {
  const patch = Board.patch({ workspaceId, boardId }).set({ shareId, ...(expiresAt && { shareExpiresAt: expiresAt }) });
  return (expiresAt ? patch : patch.remove(['shareExpiresAt'])).where((attr, { eq, notExists }) =>
    before ? eq(attr.shareId, before) : notExists(attr.shareId),
  );
}

const After = z.object({ columnId: z.string(), positionKey: z.string() });

/** A shared board for anyone who has its link. A link guessed, ended, withdrawn or of a deleted board: the same 404. */
export async function getSharedBoard({ token, limit, cursor }: SharedPage, { ip }: Caller) {
  await countOrRefuse(perAddress, networkOf(ip));
  const scope = { owner: token, operation: 'getSharedBoard' };
  const after = await openCursor(scope, cursor, After);
  const open = await openShared(token);
  const { board } = open;
  const page = await takePage(boardChunks(open, { after, size: limit }), { limit, wanted: () => true });
  return {
    board: {
      name: board.name,
      description: board.description ?? null,
      color: board.color,
      columns: shownColumns(open),
      expiresAt: board.shareExpiresAt ?? null,
    },
    items: page.cards.map((card) => ({
      id: card.savedAdId,
      columnId: shownPlace(board, card).columnId,
      // The team's own tags came with the ad.
      ad: { ...card.ad, tags: [] },
    })),
    nextCursor: await sealCursor(scope, page.after),
  };
}

async function openShared(token: string): Promise<OpenBoard> {
  const shareId = await readShareToken(token);
  const share = shareId && (await Share.get({ shareId }).go({ consistent: true })).data;
  if (!share || isPast(share.expiresAt)) throw new AppError('not_found');
  const open = await openBoard(share.workspaceId, share.boardId);
  if (open.board.shareId !== shareId) throw new AppError('not_found');
  return open;
}
