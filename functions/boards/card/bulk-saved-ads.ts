import * as savedAds from '../../../shared/boards/card.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { openBoard } from '../core/read-board.ts';
import { SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';
import { type BulkAct, bulkAct } from './bulk-acts.ts';

/** Six actions each at most, of the hundred of a transaction, and three for all. */
const cardsAtOnce = 16;

/** Does one thing to many cards: several to a transaction and, where one of them stands in the way, each on its own. */
export const handler = defineHandler(savedAds.bulkSavedAds, async ({ actor, body: input }) => {
  if (input.action === 'delete' && !actor.permissions.has('boards:delete')) throw new AppError('forbidden');
  const act = await bulkAct(actor, input);
  const ids = [...new Set(input.ids)];
  const cards = await readCards(actor, ids);
  const problems = new Map<string, string>(ids.map((id) => [id, reasons.not_found.message]));
  for (const some of byBoard(cards)) {
    const outcomes = await runTogether(actor, act, input.action, some);
    for (const [id, problem] of outcomes) {
      if (problem === null) problems.delete(id);
      else problems.set(id, problem);
    }
  }
  return { items: ids.map((id) => ({ id, ok: !problems.has(id), message: problems.get(id) ?? null })) };
});

async function readCards({ workspaceId }: Actor, ids: string[]): Promise<SavedAdItem[]> {
  const items = [];
  for (const some of chunks(ids, 100))
    items.push(...(await readTogether(some.map((savedAdId) => SavedAd.get({ workspaceId, savedAdId })))));
  return items.flatMap((Item) => SavedAd.parse({ Item }).data ?? []);
}

/** Rows of cards that stand on one board, in the order given. */
function byBoard(cards: SavedAdItem[]): SavedAdItem[][] {
  const rows: SavedAdItem[][] = [];
  for (const card of cards) {
    const row = rows.findLast(([first]) => first?.boardId === card.boardId);
    if (row && row.length < cardsAtOnce) row.push(card);
    else rows.push([card]);
  }
  return rows;
}

type Outcomes = [id: string, problem: string | null][];

async function runTogether(actor: Actor, act: BulkAct, action: string, cards: SavedAdItem[]): Promise<Outcomes> {
  const boardId = cards[0]?.boardId ?? '';
  try {
    const operations = await act.together(cards, await openBoard(actor.workspaceId, boardId));
    const line = audit(actor, { type: 'saved_ads.edited', entityId: boardId, changed: [action] });
    if (operations.length > 0) await write([...operations, line]);
    return cards.map(({ savedAdId }) => [savedAdId, null]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  const outcomes: Outcomes = [];
  for (const { savedAdId } of cards) outcomes.push([savedAdId, await problemOf(act.alone(savedAdId))]);
  return outcomes;
}

async function problemOf(acting: Promise<unknown>): Promise<string | null> {
  try {
    await acting;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.extras.details?.[0]?.message ?? error.message;
  }
}
