import { type Board, bulkBoards, deleteBoard } from '../../../../../shared/boards/board.contract.ts';
import { boardLimits } from '../../../../../shared/boards/boards.rules.ts';
import { say } from '../../../components/undo-toast.tsx';
import { actInTurns, reasonsOf } from '../../../lib/bulk.ts';
import { formatCount } from '../../../lib/format.ts';
import { isGone, sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';

type Change = { ownerId: string | null } | { clientId: string | null };

/** Hands many boards to someone, or files them under a client. Those that were refused stay as they are, and are told. */
export async function changeBoards(boards: readonly Board[], change: Change): Promise<void> {
  const { kept, refusals, stopped } = await actInTurns(
    boards.map(({ id }) => id),
    boardLimits.bulk,
    (ids) => request(bulkBoards, { body: { ...change, ids } }),
  );
  const done = `${formatCount(kept.length, 'board')} ${'ownerId' in change ? 'confié' : 'rangé'}${kept.length > 1 ? 's' : ''}`;
  if (stopped)
    return sayRefused(kept.length > 0 ? `${done}, puis l’action s’est arrêtée` : 'Rien n’a été modifié', stopped);
  if (refusals.length > 0)
    return sayRefused(
      kept.length > 0 ? `${done}, ${formatCount(refusals.length, 'refusé')}` : 'Rien n’a été modifié',
      reasonsOf(refusals),
    );
  say(done);
}

/** Deletes boards one after the other, and tells of each that is no more. */
export async function deleteBoards(boards: readonly Board[], onGone: (id: string) => void): Promise<void> {
  for (const { id } of boards) {
    try {
      await request(deleteBoard, { params: { id } });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    onGone(id);
  }
}
