import { mentionParts } from '../../../shared/boards/mention-parts.ts';
import { formerMember } from '../../../shared/kernel/former-member.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { Comment, type CommentItem } from './comment.entity.ts';

type Key = Pick<CommentItem, 'workspaceId' | 'savedAdId' | 'commentId'>;
type Said = Pick<CommentItem, 'text' | 'mentions'>;

/** Takes the names of people who go out of a comment that mentions them; who edits it from before has a conflict. */
export const forgetMentioned = (key: Key, ids: readonly string[]): Promise<void> =>
  withFreshReads(async () => {
    const { data: comment } = await Comment.get(key).go({ consistent: true });
    if (!comment) return;
    const { version } = comment;
    const after = { ...withoutNames(comment, ids), version: version + 1 };
    await write([
      update(
        Comment.patch(key)
          .set(after)
          .where((attr, { eq }) => eq(attr.version, version)),
        changedMeanwhile,
      ),
    ]);
  });

/** The text keeps a name that someone who stays bears too. */
function withoutNames({ text, mentions }: Said, ids: readonly string[]): Said {
  const after = mentions.map((one) => (ids.includes(one.id) ? { ...one, name: formerMember } : one));
  const kept = new Set(after.map(({ name }) => name));
  const parts = mentionParts({ text, mentions }).map(({ words, named }) =>
    named && !kept.has(words.slice(1)) ? `@${formerMember}` : words,
  );
  return { text: parts.join(''), mentions: after };
}
