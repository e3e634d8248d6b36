import type * as boards from '../../../shared/boards/board.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { pastDate } from '../../../shared/kernel/validation-messages.ts';
import { invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, remove, update, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { openBoard } from '../core/read-board.ts';
import { isPast } from '../core/shown-board.ts';
import { boardLink } from './board-link.ts';
import { Share } from './share.entity.ts';

/** Opens a public link, or gives the one that is open another end, once: see `makeOnce`. */
export const shareOnce = (call: Call<typeof boards.shareBoard>) => {
  const { actor, params, body } = call;
  return makeOnce(call, {
    make: (mark) => withFreshReads(() => openShare(actor, params.id, body, mark)),
    replay: boardLink,
  });
};

type Asked = ParsedInput<typeof boards.shareBoard>['body'];

async function openShare(actor: Actor, id: string, asked: Asked, mark: (shareId: string) => Operation[]) {
  const { board } = await openBoard(actor.workspaceId, id);
  const expiresAt = asked.expiresAt ? new Date(asked.expiresAt).toISOString() : undefined;
  if (isPast(expiresAt)) throw invalidField('expiresAt', pastDate);
  // A link that has ended stays dead for those who hold it.
  const open = board.shareId !== undefined && !isPast(board.shareExpiresAt) ? board.shareId : undefined;
  const shareId = open ?? newId('shr');
  const kept = (asks: boolean | undefined, has: boolean | undefined) => asks ?? (open !== undefined && (has ?? false));
  const published: Published = {
    shareAllowsComments: kept(asked.allowComments, board.shareAllowsComments),
    shareShowsNotes: kept(asked.notes, board.shareShowsNotes),
    shareShowsWorkspace: kept(asked.workspaceName, board.shareShowsWorkspace),
  };
  const { workspaceId, boardId } = board;
  const createdAt = new Date().toISOString();
  const ttl = expiresAt && Math.ceil(Date.parse(expiresAt) / 1000);
  await write([
    update(setShare(board, { shareId, expiresAt, published }), changedMeanwhile),
    put(
      Share.put({
        shareId,
        workspaceId,
        boardId,
        sharedBy: actor.userId,
        createdAt,
        ...(expiresAt && ttl && { expiresAt, ttl }),
      }),
    ),
    ...(board.shareId !== undefined && open === undefined ? [remove(Share.delete({ shareId: board.shareId }))] : []),
    audit(actor, { type: 'board.shared', entityId: boardId }),
    ...mark(shareId),
  ]);
  return boardLink(shareId);
}

type Published = Record<'shareAllowsComments' | 'shareShowsNotes' | 'shareShowsWorkspace', boolean>;
type NewShare = { shareId: string; expiresAt: string | undefined; published: Published };

function setShare({ workspaceId, boardId, shareId: before }: BoardItem, share: NewShare) {
  const { shareId, expiresAt, published } = share;
  const patch = Board.patch({ workspaceId, boardId }).set({
    shareId,
    ...published,
    ...(expiresAt && { shareExpiresAt: expiresAt }),
  });
  return (expiresAt ? patch : patch.remove(['shareExpiresAt'])).where((attr, { eq, notExists }) =>
    before ? eq(attr.shareId, before) : notExists(attr.shareId),
  );
}
