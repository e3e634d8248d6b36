import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import { AdMark } from './ad-mark.entity.ts';
import { type Place, SavedAd, type SavedAdItem } from './saved-ad.entity.ts';
import { SavedAdLock } from './saved-ad-lock.entity.ts';
import { leaveSlot, takeSlot } from './slots.ts';

/** A new card on a board; counting it is apart. */
export const addCard = (card: SavedAdItem): Operation[] => [
  put(SavedAd.create(card)),
  takeSlot(card, card),
  lock(card, card.boardId),
  update(AdMark.update(markKey(card)).add({ boards: 1 }), changedMeanwhile),
];

/** Everything that cards left in the table; counting them is apart. Refused when one of them has moved meanwhile. */
export async function dropCards(cards: SavedAdItem[]): Promise<Operation[]> {
  const marks = await readTogether(cards.map((card) => AdMark.get(markKey(card))));
  return cards.flatMap((card, at) => [
    remove(SavedAd.remove({ workspaceId: card.workspaceId, savedAdId: card.savedAdId }), changedMeanwhile),
    leaveSlot(card),
    unlock(card),
    unmark(card, AdMark.parse({ Item: marks[at] }).data?.boards ?? 1),
  ]);
}

type Edit = { note?: string | null; tags?: string[]; place?: Place };

/** The edit of a card by a person: raises its version, and moves it when a place is given; counting a move is apart. */
export function editCard(card: SavedAdItem, edit: Edit): { after: SavedAdItem; operations: Operation[] } {
  const { workspaceId, savedAdId, version, boardId } = card;
  const { note = card.note, tags = card.tags, place } = edit;
  const values = { ...place, tags, updatedAt: new Date().toISOString(), version: version + 1 };
  const patch = SavedAd.patch({ workspaceId, savedAdId }).set(note ? { ...values, note } : values);
  const saved = (note ? patch : patch.remove(['note'])).where((attr, { eq }) => eq(attr.version, version));
  const changesBoard = place !== undefined && place.boardId !== boardId;
  return {
    after: { ...card, ...values, note: note ?? undefined },
    operations: [
      update(saved, changedMeanwhile),
      ...(place ? [leaveSlot(card), takeSlot(card, place)] : []),
      ...(changesBoard ? [unlock(card), lock(card, place.boardId)] : []),
    ],
  };
}

const markKey = ({ workspaceId, adId }: SavedAdItem) => ({ workspaceId, adId });

function unmark(card: SavedAdItem, boards: number): Operation {
  const left = AdMark.patch(markKey(card)).subtract({ boards: 1 });
  if (boards > 1)
    return update(
      left.where((attr, { gt }) => gt(attr.boards, 1)),
      changedMeanwhile,
    );
  const last = AdMark.remove(markKey(card)).where((attr, { eq }) => eq(attr.boards, 1));
  return remove(last, changedMeanwhile);
}

const lock = ({ workspaceId, adId, savedAdId }: SavedAdItem, boardId: string): Operation =>
  put(SavedAdLock.create({ workspaceId, adId, boardId, savedAdId }), changedMeanwhile);

const unlock = ({ workspaceId, adId, boardId }: SavedAdItem): Operation =>
  remove(SavedAdLock.remove({ workspaceId, adId, boardId }), changedMeanwhile);
