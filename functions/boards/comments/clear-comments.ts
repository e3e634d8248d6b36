import { chunks } from '../../../shared/kernel/chunks.ts';
import { enqueue } from '../../platform/clients/queue.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { env } from '../../platform/env.ts';
import { SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';
import { Comment } from './comment.entity.ts';

/** Longer than any request runs. */
const delaySeconds = 60;
const cardsAtOnce = 8;
const commentsAtOnce = 100;

type CardKey = Pick<SavedAdItem, 'workspaceId' | 'savedAdId'>;

/**
 * Has a worker remove what was said of cards of one board that are about to go. Said before that is written: nobody reads
 * the comments of a card that is gone, and none stays behind.
 */
export async function clearCommentsLater(cards: SavedAdItem[]): Promise<void> {
  const [first, ...others] = cards.filter(({ comments = 0 }) => comments > 0);
  if (!first) return;
  const { workspaceId, boardId } = first;
  const savedAdIds = [first, ...others].map(({ savedAdId }) => savedAdId);
  await enqueue(env.BOARD_REMOVALS_QUEUE_URL, { workspaceId, boardId, savedAdIds }, { delaySeconds });
}

/** Removes the comments of those of these cards (100 at most) that are gone; a card whose removal was refused keeps its own. */
export async function clearCommentsOfGone(workspaceId: string, savedAdIds: string[]): Promise<void> {
  const keys = savedAdIds.map((savedAdId) => ({ workspaceId, savedAdId }));
  const cards = await readTogether(keys.map((key) => SavedAd.get(key)));
  await clearComments(keys.filter((_, at) => cards[at] === undefined));
}

/** Removes the comments of cards. May be done again, or by two at once. */
export async function clearComments(cards: CardKey[]): Promise<void> {
  for (const some of chunks(cards, cardsAtOnce)) await Promise.all(some.map(clearCard));
}

async function clearCard({ workspaceId, savedAdId }: CardKey): Promise<void> {
  const all = Comment.query.byCard({ workspaceId, savedAdId });
  for (;;) {
    const { data } = await all.go({ limit: commentsAtOnce, consistent: true });
    if (data.length === 0) return;
    await Comment.delete(data).go({ concurrency: 4 });
  }
}
