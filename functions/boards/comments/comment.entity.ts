import type { EntityItem } from 'electrodb';
import type { Comment as ShownComment } from '../../../shared/boards/comments.contract.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

const named = {
  type: 'map',
  properties: { id: { type: 'string', required: true }, name: { type: 'string', required: true } },
} as const;

/** What someone said of a card: a member, or a visitor of the board's public link, who has a name and no id. */
export const Comment = defineEntity({
  model: { service: 'reclame', entity: 'comment', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    savedAdId: { type: 'string', required: true },
    commentId: { type: 'string', required: true },
    text: { type: 'string', required: true },
    mentions: { type: 'list', items: named, required: true },
    authorId: { type: 'string' },
    authorName: { type: 'string', required: true },
    shared: { type: 'boolean', required: true },
    editedAt: { type: 'string' },
    /** It may still come back; then `ttl` takes it. */
    deletedAt: { type: 'string' },
    ttl: { type: 'number' },
    ...versioned,
  },
  indexes: {
    byCard: {
      pk: { field: 'pk', composite: ['workspaceId', 'savedAdId'], casing: 'none' },
      sk: { field: 'sk', composite: ['commentId'], casing: 'none' },
    },
  },
});

export type CommentItem = EntityItem<typeof Comment>;

export const shownComment = (item: CommentItem): ShownComment => ({
  id: item.commentId,
  text: item.text,
  mentions: item.mentions,
  author: { id: item.authorId ?? null, name: item.authorName },
  outside: item.authorId === undefined,
  shared: item.shared,
  createdAt: item.createdAt,
  editedAt: item.editedAt ?? null,
  version: item.version,
});
