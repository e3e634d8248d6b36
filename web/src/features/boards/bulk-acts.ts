import { bulkSavedAds, type SavedAd } from '../../../../shared/boards/card.contract.ts';
import { say } from '../../components/undo-toast.tsx';
import { actInTurns, type Done, reasonsOf, taggedWith, taggedWithout } from '../../lib/bulk.ts';
import { formatCount } from '../../lib/format.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import type { InputOf } from '../../lib/send.ts';
import type { CardStore } from './card-writes.ts';

const atOnce = 200;

export type BulkAct = Omit<InputOf<typeof bulkSavedAds>['body'], 'ids'>;

const doneWords = { move: 'déplacée', tag: 'étiquetée', untag: 'modifiée', delete: 'retirée' } as const;

/** One act on many cards. Those that were refused stay as they are, and are told. */
export async function actOnMany(store: CardStore, ids: readonly string[], act: BulkAct): Promise<void> {
  store.change((cards) => shownAs(cards, new Set(ids), act));
  await store.queue.idle();
  const done = await actInTurns(ids, atOnce, (some) => request(bulkSavedAds, { body: { ...act, ids: some } }));
  tell(done, act);
  await store.reload();
  store.recount();
}

function tell({ kept, refusals, stopped }: Done, act: BulkAct): void {
  const said = outcome(kept.length, act);
  if (stopped) sayRefused(kept.length > 0 ? `${said}, puis l’action s’est arrêtée` : 'Rien n’a été modifié', stopped);
  if (refusals.length > 0) sayRefused(`${said}, ${formatCount(refusals.length, 'refusée')}`, reasonsOf(refusals));
  else if (kept.length > 0) say(said);
}

/** What the cards will be once it is done. */
function shownAs(cards: SavedAd[], ids: ReadonlySet<string>, { action, boardId, columnId, tag }: BulkAct): SavedAd[] {
  const leaves = action === 'delete' || (boardId !== undefined && cards.some((card) => card.boardId !== boardId));
  if (leaves) return cards.filter(({ id }) => !ids.has(id));
  return cards.map((card) => {
    if (!ids.has(card.id)) return card;
    if (action === 'move' && columnId) return { ...card, columnId };
    if (action === 'tag' && tag) return { ...card, tags: taggedWith(card.tags, tag) };
    return action === 'untag' && tag ? { ...card, tags: taggedWithout(card.tags, tag) } : card;
  });
}

const outcome = (count: number, { action }: BulkAct) =>
  `${formatCount(count, 'annonce')} ${doneWords[action]}${count > 1 ? 's' : ''}`;
