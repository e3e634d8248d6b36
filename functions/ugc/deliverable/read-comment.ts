import { AppError } from '../../platform/app-error.ts';
import { UgcComment, type UgcCommentItem } from '../core/comment.entity.ts';

export async function readComment(
  key: Pick<UgcCommentItem, 'workspaceId' | 'deliverableId' | 'commentId'>,
): Promise<UgcCommentItem> {
  const { data } = await UgcComment.get(key).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
