import { isRefused } from '../../platform/db/write.ts';
import { DeadLetter, type DeadLetterItem } from '../core/dead-letter.entity.ts';

/** Longer than a route may take: who holds a letter for so long is dead. */
const holdMs = 60_000;

/** Holds letters, so that of two at once only one does anything with each; answers those that are held now. */
export async function holdLetters(queue: string, letterIds: readonly string[]): Promise<DeadLetterItem[]> {
  const now = Date.now();
  const claimedUntil = new Date(now + holdMs).toISOString();
  const held = await Promise.all(
    letterIds.map(async (letterId) => {
      try {
        const { data } = await DeadLetter.patch({ queue, letterId })
          .set({ claimedUntil })
          .where(
            (attr, { notExists, lt }) =>
              `(${notExists(attr.claimedUntil)} OR ${lt(attr.claimedUntil, new Date(now).toISOString())})`,
          )
          .go({ response: 'all_new' });
        return data as DeadLetterItem;
      } catch (error) {
        if (isRefused(error)) return null;
        throw error;
      }
    }),
  );
  return held.filter((one) => one !== null);
}

/** Lets go of letters with which nothing was done. Should that fail, they are free after a minute. */
export async function letGo(queue: string, letters: readonly DeadLetterItem[]): Promise<void> {
  await Promise.allSettled(
    letters.map(({ letterId }) => DeadLetter.patch({ queue, letterId }).remove(['claimedUntil']).go()),
  );
}
