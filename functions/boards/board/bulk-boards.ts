import * as boards from '../../../shared/boards/board.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { isChangedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { changeBoard, changedFields } from '../core/change-board.ts';
import { openBoards } from '../core/read-board.ts';

type Bulk = Call<typeof boards.bulkBoards>;
type Outcome = { id: string; ok: boolean; message: string | null };

/** Of the hundred operations of a transaction, three a board and two for all. */
const boardsAtOnce = 32;

/** Gives many boards an owner, or files them under a client: several to a transaction and, where one stands in the way, each on its own. */
export const handler = defineHandler(boards.bulkBoards, async (call) => {
  const items: Outcome[] = [];
  for (const ids of chunks([...new Set(call.body.ids)], boardsAtOnce)) {
    try {
      items.push(...(await writeTogether(call, ids)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // An owner or a client that is not there: so for all of them.
      if (error.status === 400 && !items.some(({ ok }) => ok)) throw error;
      for (const id of ids) items.push(await writeAlone(call, id));
    }
  }
  return { items };
});

async function writeAlone(call: Bulk, id: string): Promise<Outcome> {
  try {
    const [outcome] = await withFreshReads(() => writeTogether(call, [id]));
    return outcome ?? { id, ok: false, message: reasons.not_found.message };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = isChangedMeanwhile(error) ? reasons.conflict.message : error.message;
    return { id, ok: false, message: error.extras.details?.[0]?.message ?? message };
  }
}

async function writeTogether({ actor, body: { ownerId, clientId } }: Bulk, ids: string[]): Promise<Outcome[]> {
  const found = await openBoards(actor.workspaceId, ids);
  const updatedAt = new Date().toISOString();
  const operations = [];
  for (const open of found.values()) {
    const { board } = open;
    const after: BoardItem = {
      ...board,
      ...(ownerId !== undefined && { ownerId: ownerId ?? undefined }),
      ...(clientId !== undefined && { clientId: clientId ?? undefined }),
      updatedAt,
      version: board.version + 1,
    };
    if (changedFields(board, after).length > 0) operations.push(...(await changeBoard(actor, open, after)));
  }
  if (operations.length > 0)
    await write([...operations, ...ownedBy(actor.workspaceId, ownerId), ...fileUnder(actor.workspaceId, clientId)]);
  return ids.map((id) =>
    found.has(id) ? { id, ok: true, message: null } : { id, ok: false, message: reasons.not_found.message },
  );
}
