import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import { AdMark } from './ad-mark.entity.ts';
import { countCards, countMoves } from './board-counts.entity.ts';
import { type Place, SavedAd, type SavedAdItem } from './saved-ad.entity.ts';
import { SavedAdLock } from './saved-ad-lock.entity.ts';
import { leaveSlot, takeSlot } from './slots.ts';

/** New cards on a board: each with its slot, its lock and its mark, and their counts. */
export function addCards(cards: readonly SavedAdItem[]): Operation[] {
  const [first] = cards;
  if (!first) return [];
  return [countCards(first, countedBy(cards, 1)), ...cards.flatMap(addCard)];
}

const addCard = (card: SavedAdItem): Operation[] => [
  put(SavedAd.create(card)),
  takeSlot(card, card),
  lock(card, card.boardId),
  update(AdMark.update(markKey(card)).add({ boards: 1 }), changedMeanwhile),
];

/** What so many cards change of each column. */
function countedBy(cards: readonly SavedAdItem[], each: 1 | -1): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { columnId } of cards) counts[columnId] = (counts[columnId] ?? 0) + each;
  return counts;
}

/** Cards of one board that leave it; refused when one of them has moved meanwhile. */
export async function dropCards(cards: SavedAdItem[]): Promise<Operation[]> {
  const [first] = cards;
  if (!first) return [];
  return [countCards(first, countedBy(cards, -1)), ...(await clearCards(cards))];
}

/**
 * What the cards of a deleted board have left, four operations each: their counts went with the board. Refused when one was
 * commented meanwhile, since its comments go too.
 */
export async function clearCards(cards: SavedAdItem[]): Promise<Operation[]> {
  const marks = await readTogether(cards.map((card) => AdMark.get(markKey(card))));
  return cards.flatMap((card, at) => [
    removeCard(card),
    leaveSlot(card),
    unlock(card),
    unmark(card, AdMark.parse({ Item: marks[at] }).data?.boards ?? 1),
  ]);
}

type Edit = {
  card: SavedAdItem;
  note?: string | null | undefined;
  tags?: string[] | undefined;
  place?: Place | undefined;
};

/** The edits of cards by a person, five operations each at most: they raise versions, and what is given a place goes there and is counted there. */
export function editCards(edits: Edit[]): { after: SavedAdItem[]; operations: Operation[] } {
  const edited = edits.map(editCard);
  const moves = edits.flatMap(({ card, place }) => (place ? [{ from: card, to: place }] : []));
  return {
    after: edited.map(({ after }) => after),
    operations: [...edited.flatMap(({ operations }) => operations), ...countMoves(moves)],
  };
}

function editCard({ card, place, note = card.note, tags = card.tags }: Edit) {
  const { workspaceId, savedAdId, version, boardId } = card;
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

const removeCard = ({ workspaceId, savedAdId, comments }: SavedAdItem): Operation =>
  remove(
    SavedAd.remove({ workspaceId, savedAdId }).where((attr, { eq, notExists }) =>
      comments === undefined ? notExists(attr.comments) : eq(attr.comments, comments),
    ),
    changedMeanwhile,
  );

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
