import * as savedAds from '../../../shared/boards/card.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { findAd } from '../../ads/ad/find-ads.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { openBoards } from '../core/read-board.ts';
import { SavedAdLock } from '../core/saved-ad-lock.entity.ts';

/** On which boards an ad is, the newest first. */
export const handler = defineHandler(savedAds.checkSavedAd, async ({ actor, params: { id: adId } }) => {
  const { workspaceId } = actor;
  const { data: locks } = await SavedAdLock.query
    .byAd({ workspaceId, adId })
    .go({ order: 'desc', pages: 'all', consistent: true });
  const found = [];
  for (const some of chunks(locks, 50)) {
    const boards = await openBoards(
      workspaceId,
      some.map(({ boardId }) => boardId),
    );
    for (const { savedAdId: id, boardId } of some) {
      const boardName = boards.get(boardId)?.board.name;
      if (boardName !== undefined) found.push({ id, boardId, boardName });
    }
  }
  if (found.length === 0) await findAd(actor, adId);
  return { saved: found.length > 0, savedAds: found };
});
