import { AppError } from '../../platform/app-error.ts';
import { isSuspended } from '../../platform/identity/closing-workspaces.ts';
import { readShareToken } from '../../platform/identity/share-token.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { openBoard } from '../core/read-board.ts';
import { isPast } from '../core/shown-board.ts';
import { Share } from './share.entity.ts';

/** A whole office reads behind one address; whoever guesses links does not get far. */
const perAddress: Limit = { name: 'shared-board-address', max: 3_000, windowSeconds: 600 };

export const countVisit = (ip: string): Promise<void> => countOrRefuse(perAddress, networkOf(ip));

/** The board that a public link leads to. One guessed, ended, withdrawn or of a deleted board: the same 404. */
export async function openShared(token: string) {
  const shareId = await readShareToken('share', token);
  const share = shareId && (await Share.get({ shareId }).go({ consistent: true })).data;
  if (!share || isPast(share.expiresAt)) throw new AppError('not_found');
  // Of a suspended workspace, as if it had been withdrawn.
  if (await isSuspended(share.workspaceId)) throw new AppError('not_found');
  const open = await openBoard(share.workspaceId, share.boardId);
  if (open.board.shareId !== shareId) throw new AppError('not_found');
  return { ...open, share };
}
