import type * as savedAds from '../../../shared/boards/card.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { findAd } from '../../ads/ad/find-ads.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { newId } from '../../platform/new-id.ts';
import { addCards } from '../core/card-writes.ts';
import { firstColumnId, hasColumn } from '../core/columns.ts';
import { openBoard } from '../core/read-board.ts';
import { refuseFull, refuseSavedTwice, unknownColumnAt } from '../core/refusals.ts';
import type { SavedAdItem } from '../core/saved-ad.entity.ts';
import { bottomOf } from '../core/slots.ts';
import { cardEvent } from './card-events.ts';
import { readCard, shownCard } from './read-card.ts';

type Saving = ParsedInput<typeof savedAds.saveAd>['body'];

/** Puts an ad at the bottom of a column, once: see `makeOnce`. */
export const putOnBoardOnce = (call: Call<typeof savedAds.saveAd>) =>
  makeOnce(call, {
    make: (mark) => withFreshReads(() => putOnBoard(call.actor, call.body, mark)),
    replay: async (id) => {
      const { card, board } = await readCard(call.actor.workspaceId, id);
      return shownCard(call.actor, card, board);
    },
  });

async function putOnBoard(actor: Actor, input: Saving, mark: (id: string) => Operation[]) {
  const { workspaceId, user } = actor;
  const { boardId, adId, note, tags = [] } = input;
  const open = await openBoard(workspaceId, boardId);
  const { board } = open;
  const columnId = input.columnId ?? firstColumnId(board);
  if (!hasColumn(board, columnId)) throw unknownColumnAt('columnId');
  const ad = await findAd(actor, adId);
  await refuseSavedTwice({ workspaceId, adId, boardId });
  refuseFull(open);
  const [positionKey = ''] = await bottomOf({ workspaceId, boardId, columnId });
  const now = new Date();
  const card: SavedAdItem = {
    workspaceId,
    savedAdId: newId('sav', now),
    boardId,
    columnId,
    positionKey,
    adId,
    ad: { ...ad, saved: true },
    note,
    tags: [...new Set(tags)],
    savedBy: { id: user.userId, name: fullNameOf(user) },
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const answer = await shownCard(actor, card, board);
  await write([
    ...addCards([card]),
    audit(actor, { type: 'ad.saved', entityId: card.savedAdId }, now),
    cardEvent(actor, 'ad.saved', answer.savedAd, now),
    ...mark(card.savedAdId),
  ]);
  return answer;
}
