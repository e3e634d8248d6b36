import type { SavedAd as ShownSavedAd } from '../../../shared/boards/card.contract.ts';
import { findAds } from '../../ads/ad/find-ads.door.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { shownPlace } from '../core/columns.ts';
import { type CountedBoard, openBoard } from '../core/read-board.ts';
import { SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';

/** A card and its board; the cards of a board that was deleted are not there, even while they are being removed. */
export async function readCard(workspaceId: string, savedAdId: string): Promise<CountedBoard & { card: SavedAdItem }> {
  const { data: card } = await SavedAd.get({ workspaceId, savedAdId }).go({ consistent: true });
  if (!card) throw new AppError('not_found');
  return { card, ...(await openBoard(workspaceId, card.boardId)) };
}

/** Cards (100 at most) as people see them, beside what their ads are today. */
export async function shownCards(
  actor: Pick<Actor, 'workspaceId'>,
  cards: { card: SavedAdItem; board: BoardItem }[],
): Promise<ShownSavedAd[]> {
  const today = await findAds(actor, [...new Set(cards.map(({ card }) => card.adId))]);
  return cards.map(({ card, board }) => {
    const ad = today.get(card.adId);
    return {
      id: card.savedAdId,
      boardId: card.boardId,
      ...shownPlace(board, card),
      adId: card.adId,
      ad: card.ad,
      live: { active: ad?.active ?? false, endedAt: ad?.endedAt ?? null, gone: ad === undefined },
      note: card.note ?? null,
      tags: card.tags,
      savedBy: card.savedBy,
      commentCount: card.comments ?? 0,
      createdAt: card.createdAt,
      updatedAt: card.updatedAt,
      version: card.version,
    };
  });
}

export async function shownCard(actor: Actor, card: SavedAdItem, board: BoardItem): Promise<{ savedAd: ShownSavedAd }> {
  const [savedAd] = await shownCards(actor, [{ card, board }]);
  if (!savedAd) throw new Error(`Card ${card.savedAdId} was not shown`);
  return { savedAd };
}
