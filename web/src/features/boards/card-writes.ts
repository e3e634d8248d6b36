import { type SavedAd, updateSavedAd } from '../../../../shared/boards/card.contract.ts';
import { isConflict, isGone, sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import type { InputOf } from '../../lib/send.ts';
import { versionedWrite } from '../../lib/versioned-write.ts';
import { patched } from './cards.ts';
import type { Cards } from './use-cards.ts';

/** The cards as acts see them; `recount` has the counts of the board read again. */
export type CardStore = Pick<Cards, 'change' | 'find' | 'current' | 'queue' | 'reload'> & { recount: () => void };

const changedMeanwhile = 'Quelqu’un l’a modifiée en même temps que vous : la voici telle qu’elle est.';
const noLongerThere = 'Ce qui était visé n’existe plus : voici le board tel qu’il est.';

type Body = Omit<InputOf<typeof updateSavedAd>['body'], 'version'>;
type Write = { body: Body; show: Partial<SavedAd>; failure: string };

/** Sends with the version that the card has by then, once the neighbour that it is placed by has arrived. */
export function sendCard(store: CardStore, id: string, body: Body): Promise<SavedAd> {
  const send = async () => {
    const { version = 1 } = store.find(id) ?? {};
    const { savedAd } = await request(updateSavedAd, { params: { id }, body: { ...body, version } });
    // Other fields may show newer writes, still on their way.
    store.change((cards) => patched(cards, id, { version: savedAd.version, updatedAt: savedAd.updatedAt }));
    return savedAd;
  };
  return store.queue.run(id, send, body.after ?? body.before);
}

/** Shows a change at once, and takes it back with a message when it is refused. */
export async function writeCard(store: CardStore, card: SavedAd, { body, show, failure }: Write): Promise<boolean> {
  const before = store.find(card.id) ?? card;
  try {
    const outcome = await versionedWrite(before, show, {
      put: () => {
        store.change((cards) => patched(cards, card.id, show));
        return sendCard(store, card.id, body);
      },
      read: () => readAgain(store, card.id),
    });
    if ('theirs' in outcome) throw outcome.refusal;
    const { kept } = outcome;
    if (isStill(store.find(card.id), show)) store.change((cards) => patched(cards, card.id, fieldsOf(kept, show)));
    return true;
  } catch (error) {
    if (isStill(store.find(card.id), show)) store.change((cards) => patched(cards, card.id, fieldsOf(before, show)));
    await refuseCard(store, failure, error);
    return false;
  }
}

/** A card as it stands now, with all the others. */
export const readAgain = async (store: CardStore, id: string): Promise<SavedAd | undefined> =>
  (await store.reload())?.cards.find((card) => card.id === id);

/** Says the refusal; when the card was not as it was believed to be, reads them all again. */
export async function refuseCard(store: CardStore, failure: string, error: unknown): Promise<void> {
  const stale = isConflict(error) ? changedMeanwhile : isGone(error) && noLongerThere;
  sayRefused(failure, stale || error);
  if (stale) await store.reload();
}

const keysOf = (fields: Partial<SavedAd>) => Object.keys(fields) as (keyof SavedAd)[];

const fieldsOf = (card: SavedAd, fields: Partial<SavedAd>): Partial<SavedAd> =>
  Object.fromEntries(keysOf(fields).map((field) => [field, card[field]]));

/** Nothing else was written over these fields. */
const isStill = (card: SavedAd | undefined, fields: Partial<SavedAd>) =>
  card !== undefined && keysOf(fields).every((field) => JSON.stringify(card[field]) === JSON.stringify(fields[field]));
