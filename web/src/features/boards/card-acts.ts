import { deleteSavedAd, type SavedAd, saveAd } from '../../../../shared/boards/card.contract.ts';
import { say, sayDone } from '../../components/undo-toast.tsx';
import { isGone } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { versionedWrite } from '../../lib/versioned-write.ts';
import { type CardStore, readAgain, refuseCard, sendCard, writeCard } from './card-writes.ts';
import { cardsOf, moved, neighbourOf, type Place, patched } from './cards.ts';

/** Moves a card within its board. */
export async function moveCard(store: CardStore, card: SavedAd, place: Place): Promise<void> {
  const known = store.current();
  const { columnId, position } = moved(known, card.id, place).find(({ id }) => id === card.id) ?? card;
  await writeCard(store, card, {
    body: neighbourOf(known, card.id, place),
    show: { columnId, position },
    failure: 'L’annonce n’a pas été déplacée',
  });
  store.recount();
}

export function setTags(store: CardStore, card: SavedAd, tags: string[]): Promise<boolean> {
  return writeCard(store, card, {
    body: { tags },
    show: { tags },
    failure: 'Les étiquettes n’ont pas été enregistrées',
  });
}

/** Saves a note over the one that `card` had. When someone else wrote another meanwhile, theirs comes back, to choose from. */
export async function setNote(store: CardStore, card: SavedAd, note: string): Promise<{ theirs: SavedAd } | null> {
  const outcome = await versionedWrite(
    card,
    { note: note || null },
    {
      put: async () => {
        const saved = await sendCard(store, card.id, { note });
        store.change((cards) => patched(cards, card.id, { note: saved.note }));
        return saved;
      },
      read: () => readAgain(store, card.id),
    },
  );
  return 'theirs' in outcome ? outcome : null;
}

export async function moveToBoard(store: CardStore, card: SavedAd, boardId: string): Promise<boolean> {
  try {
    await sendCard(store, card.id, { boardId });
  } catch (error) {
    await refuseCard(store, 'L’annonce n’a pas changé de board', error);
    return false;
  }
  store.change((cards) => cards.filter(({ id }) => id !== card.id));
  store.recount();
  return true;
}

export async function removeCard(store: CardStore, card: SavedAd): Promise<void> {
  const column = cardsOf(store.current(), card.columnId);
  const above = column[column.findIndex(({ id }) => id === card.id) - 1]?.id ?? null;
  store.change((cards) => cards.filter(({ id }) => id !== card.id));
  try {
    await store.queue.run(card.id, () => request(deleteSavedAd, { params: { id: card.id } }));
  } catch (error) {
    if (!isGone(error)) {
      store.change((cards) => [...cards, card]);
      return refuseCard(store, 'L’annonce n’a pas été retirée', error);
    }
  }
  store.recount();
  // Nothing brings back what was said of it.
  if (card.commentCount > 0) say('Annonce retirée du board');
  else sayDone({ message: 'Annonce retirée du board', undo: () => restoreCard(store, card, above) });
}

/** Saves the ad again where it was. */
async function restoreCard(store: CardStore, card: SavedAd, above: string | null): Promise<void> {
  const { boardId, adId, columnId, note, tags } = card;
  try {
    const { savedAd } = await request(saveAd, { body: { boardId, adId, columnId, note, tags } });
    store.change((cards) => [...cards, savedAd]);
    await moveCard(store, savedAd, { columnId, after: above && store.find(above) ? above : null });
  } catch (error) {
    await refuseCard(store, 'L’annonce n’a pas pu être remise', error);
  }
}
