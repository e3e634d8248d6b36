import * as boards from '../../../shared/boards/board.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { remove, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Board } from '../core/board.entity.ts';
import { openBoard } from '../core/read-board.ts';
import { Share } from './share.entity.ts';

export const handler = defineHandler(boards.unshareBoard, ({ actor, params: { id } }) =>
  withFreshReads(async () => {
    const { board } = await openBoard(actor.workspaceId, id);
    const { workspaceId, boardId, shareId } = board;
    if (shareId === undefined) throw new AppError('not_found');
    const patch = Board.patch({ workspaceId, boardId }).remove([
      'shareId',
      'shareExpiresAt',
      'shareAllowsComments',
      'shareShowsNotes',
      'shareShowsWorkspace',
    ]);
    await write([
      update(
        patch.where((attr, { eq }) => eq(attr.shareId, shareId)),
        changedMeanwhile,
      ),
      remove(Share.delete({ shareId })),
      audit(actor, { type: 'board.unshared', entityId: boardId }),
    ]);
    return { id };
  }),
);
