import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import type * as savedAds from '../../../shared/boards/card.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { tooManyTags, unknownBoard } from '../../../shared/kernel/validation-messages.ts';
import { invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { clearCommentsLater } from '../comments/clear-comments.ts';
import { dropCards, editCards } from '../core/card-writes.ts';
import { hasColumn } from '../core/columns.ts';
import { type CountedBoard, openBoards } from '../core/read-board.ts';
import { unknownColumnAt } from '../core/refusals.ts';
import type { SavedAdItem } from '../core/saved-ad.entity.ts';
import { bottomOf } from '../core/slots.ts';
import { cardEvent, unsavedEvent } from './card-events.ts';
import { changeCard } from './change-card.ts';
import { readCard, shownCards } from './read-card.ts';
import { removeCard } from './remove-card.ts';

type Bulk = ParsedInput<typeof savedAds.bulkSavedAds>['body'];

/** How one kind of bulk action is written. */
export type BulkAct = {
  /** For cards of one board in one transaction; nothing when nothing changes. */
  together: (cards: SavedAdItem[], open: CountedBoard) => Promise<Operation[]>;
  /** For one card, with the reason why it cannot be. */
  alone: (id: string) => Promise<unknown>;
};

/** The act that is asked; a 400 when nothing of it can be done. */
export async function bulkAct(actor: Actor, input: Bulk): Promise<BulkAct> {
  const { action, tag = '', columnId = '', boardId } = input;
  if (action === 'delete') return deletion(actor);
  if (action === 'tag') return tagging(actor, (tags) => [...new Set([...tags, tag])]);
  if (action === 'untag') return tagging(actor, (tags) => tags.filter((one) => one !== tag));
  if (boardId === undefined) return moving(actor, columnId);
  const target = (await openBoards(actor.workspaceId, [boardId])).get(boardId);
  if (!target) throw invalidField('boardId', unknownBoard);
  if (!hasColumn(target.board, columnId)) throw unknownColumnAt('columnId');
  return moving(actor, columnId, target);
}

const deletion = (actor: Actor): BulkAct => ({
  together: async (cards) => {
    await clearCommentsLater(cards);
    return [...(await dropCards(cards)), ...cards.map(unsavedEvent)];
  },
  alone: (id) => removeCard(actor, id),
});

/** To the end of a column: of a board, or of the board where each card stands. */
const moving = (actor: Actor, columnId: string, target?: CountedBoard): BulkAct => ({
  together: async (cards, open) => {
    const { board } = target ?? open;
    if (!hasColumn(board, columnId)) throw unknownColumnAt('columnId');
    const { boardId } = board;
    const movers = cards.filter((card) => card.boardId !== boardId || card.columnId !== columnId);
    if (movers.length === 0) return [];
    const positions = await bottomOf({ ...board, columnId }, movers.length);
    const { after, operations } = editCards(
      movers.map((card, at) => ({ card, place: { boardId, columnId, positionKey: positions[at] ?? '' } })),
    );
    const shown = await shownCards(
      actor,
      after.map((card) => ({ card, board })),
    );
    return [...operations, ...shown.map((savedAd) => cardEvent(actor, 'ad.moved', savedAd))];
  },
  alone: async (id) => {
    const { version } = (await readCard(actor.workspaceId, id)).card;
    await changeCard(actor, id, { version, note: undefined, columnId, boardId: target?.board.boardId });
  },
});

const tagging = (actor: Actor, change: (tags: string[]) => string[]): BulkAct => ({
  together: async (cards) => retag(cards, change),
  alone: (id) =>
    withFreshReads(async () => {
      const operations = retag([(await readCard(actor.workspaceId, id)).card], change);
      const line = audit(actor, { type: 'saved_ad.updated', entityId: id, changed: ['tags'] });
      if (operations.length > 0) await write([...operations, line]);
    }),
});

function retag(cards: SavedAdItem[], change: (tags: string[]) => string[]): Operation[] {
  const edits = cards
    .map((card) => ({ card, tags: change(card.tags) }))
    .filter(({ card, tags }) => tags.length !== card.tags.length);
  if (edits.some(({ tags }) => tags.length > boardLimits.tags)) throw invalidField('tags', tooManyTags);
  return editCards(edits).operations;
}
