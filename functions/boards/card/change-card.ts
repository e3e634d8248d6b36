import type * as savedAds from '../../../shared/boards/card.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { editCards } from '../core/card-writes.ts';
import { openBoard } from '../core/read-board.ts';
import type { Place, SavedAdItem } from '../core/saved-ad.entity.ts';
import { cardEvent } from './card-events.ts';
import { choosePlace } from './choose-place.ts';
import { readCard, shownCard } from './read-card.ts';

type Change = ParsedInput<typeof savedAds.updateSavedAd>['body'];

/** Moves a card, annotates it or both: one transaction, whatever the length of the column. */
export const changeCard = (actor: Actor, id: string, change: Change) =>
  withFreshReads(async () => {
    const { workspaceId } = actor;
    const from = await readCard(workspaceId, id);
    const { card } = from;
    if (card.version !== change.version) throw new AppError('conflict');
    const leaves = change.boardId !== undefined && change.boardId !== card.boardId;
    const target = leaves ? await openBoard(workspaceId, change.boardId ?? '') : from;
    const place = await choosePlace(card, from.board, target, change);
    const edit = { note: change.note, tags: change.tags && [...new Set(change.tags)], place };
    const changed = changedFields(card, edit);
    if (changed.length === 0) return shownCard(actor, card, from.board);
    const { after, operations } = editCards([{ card, ...edit }]);
    const answer = await shownCard(actor, after[0] ?? card, target.board);
    await write([
      ...operations,
      audit(actor, { type: place ? 'ad.moved' : 'saved_ad.updated', entityId: card.savedAdId, changed }),
      ...(place ? [cardEvent(actor, 'ad.moved', answer.savedAd)] : []),
    ]);
    return answer;
  });

type Edit = { note: string | null | undefined; tags: string[] | undefined; place: Place | undefined };

function changedFields(card: SavedAdItem, { note, tags, place }: Edit): string[] {
  const fields = {
    boardId: place !== undefined && place.boardId !== card.boardId,
    columnId: place !== undefined && place.columnId !== card.columnId,
    position: place !== undefined,
    note: note !== undefined && note !== (card.note ?? null),
    tags: tags !== undefined && JSON.stringify(tags) !== JSON.stringify(card.tags),
  };
  return Object.entries(fields).flatMap(([field, differs]) => (differs ? [field] : []));
}
