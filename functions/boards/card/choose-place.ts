import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { firstColumnId, hasColumn, shownPlace } from '../core/columns.ts';
import { longestPosition } from '../core/position.ts';
import type { CountedBoard } from '../core/read-board.ts';
import { refuseFull, refuseSavedTwice, unknownColumnAt, unknownNeighbourAt } from '../core/refusals.ts';
import { type Place, SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';
import { besideCard, bottomOf, spreadColumn } from '../core/slots.ts';

type Wish = { columnId?: string | undefined; before?: string | undefined; after?: string | undefined };
type Neighbour = { side: 'above' | 'below'; card: SavedAdItem };

/** Where a card goes on `target`, undefined when it stays where it is. */
export async function choosePlace(
  card: SavedAdItem,
  board: BoardItem,
  target: CountedBoard,
  wish: Wish,
): Promise<Place | undefined> {
  const { workspaceId, boardId } = target.board;
  if (wish.columnId !== undefined && !hasColumn(target.board, wish.columnId)) throw unknownColumnAt('columnId');
  const neighbour = await readNeighbour(card, target.board, wish);
  const arrives = boardId !== card.boardId;
  if (arrives) {
    await refuseSavedTwice({ workspaceId, adId: card.adId, boardId });
    refuseFull(target);
  }
  const present = arrives ? null : shownPlace(board, card).columnId;
  const columnId = wish.columnId ?? columnOf(target.board, neighbour) ?? present ?? firstColumnId(target.board);
  if (!neighbour && columnId === present) return undefined;
  const positionKey = await choosePosition({ workspaceId, boardId, columnId }, neighbour, card);
  return positionKey === null ? undefined : { boardId, columnId, positionKey };
}

/** The card beside which it goes: `before` counts when both are given. */
async function readNeighbour(
  { workspaceId, savedAdId: movedId }: SavedAdItem,
  board: BoardItem,
  { columnId, before, after }: Wish,
): Promise<Neighbour | null> {
  const asked = [
    { path: 'before', side: 'above' as const, savedAdId: before },
    { path: 'after', side: 'below' as const, savedAdId: after },
  ].flatMap(({ savedAdId, ...rest }) => (savedAdId === undefined ? [] : [{ ...rest, savedAdId }]));
  const items = await readTogether(asked.map(({ savedAdId }) => SavedAd.get({ workspaceId, savedAdId })));
  const neighbours = asked.map(({ path, side, savedAdId }, at): Neighbour => {
    const card = SavedAd.parse({ Item: items[at] }).data;
    if (card?.boardId !== board.boardId || savedAdId === movedId) throw unknownNeighbourAt(path);
    return { side, card };
  });
  const [first = null] = neighbours;
  // The neighbour was moved to another column meanwhile: it is unclear which of the two was meant.
  if (first && columnId !== undefined && columnOf(board, first) !== columnId) throw new AppError('conflict');
  return first;
}

const columnOf = (board: BoardItem, neighbour: Neighbour | null) =>
  neighbour ? shownPlace(board, neighbour.card).columnId : undefined;

async function choosePosition(
  column: { workspaceId: string; boardId: string; columnId: string },
  neighbour: Neighbour | null,
  { savedAdId }: SavedAdItem,
): Promise<string | null> {
  if (neighbour?.card.columnId !== column.columnId) return (await bottomOf(column))[0] ?? null;
  const position = await besideCard(column, neighbour.side, neighbour.card, savedAdId);
  if (position === null || position.length <= longestPosition) return position;
  await spreadColumn(column);
  throw changedMeanwhile;
}
