import { bulkSavedAds, type SavedAd } from '../../../../shared/boards/card.contract.ts';
import { say } from '../../components/undo-toast.tsx';
import { formatCount } from '../../lib/format.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import type { InputOf } from '../../lib/send.ts';
import type { CardStore } from './card-writes.ts';

const atOnce = 200;

export type BulkAct = Omit<InputOf<typeof bulkSavedAds>['body'], 'ids'>;

const done = { move: 'déplacée', tag: 'étiquetée', untag: 'modifiée', delete: 'retirée' } as const;

/** One act on many cards. Those that were refused stay as they are, and are told. */
export async function actOnMany(store: CardStore, ids: readonly string[], act: BulkAct): Promise<void> {
  let kept = 0;
  const refusals: string[] = [];
  store.change((cards) => shownAs(cards, new Set(ids), act));
  try {
    await store.queue.idle();
    for (let start = 0; start < ids.length; start += atOnce) {
      const { items } = await request(bulkSavedAds, { body: { ...act, ids: ids.slice(start, start + atOnce) } });
      kept += items.filter(({ ok }) => ok).length;
      refusals.push(...items.filter(({ ok }) => !ok).map(({ message }) => message ?? 'Refusée'));
    }
  } catch (error) {
    sayRefused(kept > 0 ? `${outcome(kept, act)}, puis l’action s’est arrêtée` : 'Rien n’a été modifié', error);
  }
  if (refusals.length > 0) {
    const why = [...new Set(refusals)].map((message) => `${message}${times(refusals, message)}`).join('. ');
    sayRefused(`${outcome(kept, act)}, ${formatCount(refusals.length, 'refusée')}`, why);
  } else if (kept > 0) say(outcome(kept, act));
  await store.reload();
  store.recount();
}

/** What the cards will be once it is done. */
function shownAs(cards: SavedAd[], ids: ReadonlySet<string>, { action, boardId, columnId, tag }: BulkAct): SavedAd[] {
  const leaves = action === 'delete' || (boardId !== undefined && cards.some((card) => card.boardId !== boardId));
  if (leaves) return cards.filter(({ id }) => !ids.has(id));
  return cards.map((card) => {
    if (!ids.has(card.id)) return card;
    if (action === 'move' && columnId) return { ...card, columnId };
    if (action === 'tag' && tag) return { ...card, tags: [...new Set([...card.tags, tag])] };
    return action === 'untag' ? { ...card, tags: card.tags.filter((one) => one !== tag) } : card;
  });
}

const outcome = (count: number, { action }: BulkAct) =>
  `${formatCount(count, 'annonce')} ${done[action]}${count > 1 ? 's' : ''}`;

function times(refusals: readonly string[], message: string): string {
  const count = refusals.filter((one) => one === message).length;
  return count > 1 ? ` (${count})` : '';
}
