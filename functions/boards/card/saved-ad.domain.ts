import * as savedAds from '../../../shared/boards/card.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { findAd } from '../../ads/ad/find-ads.door.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { countCards } from '../core/board-counts.entity.ts';
import { addCard, dropCards } from '../core/card-writes.ts';
import { firstColumnId, hasColumn } from '../core/columns.ts';
import { openBoard, openBoards } from '../core/read-board.ts';
import { refuseFull, refuseSavedTwice, unknownColumnAt } from '../core/refusals.ts';
import type { SavedAdItem } from '../core/saved-ad.entity.ts';
import { SavedAdLock } from '../core/saved-ad-lock.entity.ts';
import { bottomOf } from '../core/slots.ts';
import { cardEvent, unsavedEvent } from './card-events.ts';
import { readCard, showCard } from './read-card.ts';

type Saving = ParsedInput<typeof savedAds.saveAd>['body'];

/** Puts an ad at the bottom of a column, once: see `makeOnce`. */
export const saveAd = (actor: Actor, input: Saving, caller: Caller) =>
  makeOnce(
    { route: savedAds.saveAd, actor, caller, body: input },
    {
      make: (mark) => withFreshReads(() => putOnBoard(actor, input, mark)),
      replay: async (id) => {
        const { card, board } = await readCard(actor.workspaceId, id);
        return showCard(actor, card, board);
      },
    },
  );

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
    savedBy: { id: user.userId, name: `${user.firstName} ${user.lastName}` },
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const answer = await showCard(actor, card, board);
  await write([
    countCards(board, { [columnId]: 1 }),
    ...addCard(card),
    activity(actor, { type: 'ad.saved', entityId: card.savedAdId }, now),
    cardEvent(actor, 'ad.saved', answer.savedAd, now),
    ...mark(card.savedAdId),
  ]);
  return answer;
}

export const deleteSavedAd = (actor: Actor, { id }: { id: string }) =>
  withFreshReads(async () => {
    const { card } = await readCard(actor.workspaceId, id);
    await write([
      countCards(card, { [card.columnId]: -1 }),
      ...(await dropCards([card])),
      activity(actor, { type: 'ad.unsaved', entityId: id }),
      unsavedEvent(card),
    ]);
    return { id };
  });

/** On which boards an ad is, the newest first. */
export async function checkSavedAd(actor: Actor, { id: adId }: { id: string }) {
  const { workspaceId } = actor;
  const { data: locks } = await SavedAdLock.query
    .byAd({ workspaceId, adId })
    .go({ order: 'desc', pages: 'all', consistent: true });
  const savedAds = [];
  for (let at = 0; at < locks.length; at += 50) {
    const some = locks.slice(at, at + 50);
    const boards = await openBoards(
      workspaceId,
      some.map(({ boardId }) => boardId),
    );
    for (const { savedAdId: id, boardId } of some) {
      const boardName = boards.get(boardId)?.board.name;
      if (boardName !== undefined) savedAds.push({ id, boardId, boardName });
    }
  }
  if (savedAds.length === 0) await findAd(actor, adId);
  return { saved: savedAds.length > 0, savedAds };
}
