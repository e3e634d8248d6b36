import * as z from 'zod';
import type { Page } from '../../platform/http/page-of.ts';
import { Comment, type CommentItem } from './comment.entity.ts';

const After = z.object({ commentId: z.string() });
type Position = z.infer<typeof After>;

/** Where a page of comments starts: asked before the card is looked for, since a cursor that is none of ours is refused. */
export const startOf = (page: Page): Promise<Position | undefined> => page.after(After);

type Of = { workspaceId: string; savedAdId: string; shared?: true };

/** The comments of a card, the newest first; of all that are there, or of those that the public link shows. */
export async function pageOfComments({ shared, ...card }: Of, page: Page, after: Position | undefined) {
  const all = Comment.query.byCard(card);
  const { data } = await (after ? all.lt(after) : all)
    .where((attr, { notExists, eq }) => `${notExists(attr.deletedAt)}${shared ? ` AND ${eq(attr.shared, true)}` : ''}`)
    .go({ order: 'desc', count: page.limit + 1, consistent: true });
  const items: CommentItem[] = data.slice(0, page.limit);
  const last = data.length > page.limit ? items.at(-1) : undefined;
  return { items, nextCursor: await page.next(last && { commentId: last.commentId }) };
}
