import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import { SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';

type CardKey = Pick<SavedAdItem, 'workspaceId' | 'savedAdId'>;

/** Counts comments on their card, and those that the public link shows; refused when the card is gone, or would have too many. */
export function countComments({ workspaceId, savedAdId }: CardKey, added: { all: number; shared: number }): Operation {
  const patch = SavedAd.patch({ workspaceId, savedAdId }).add({ comments: added.all, sharedComments: added.shared });
  if (added.all <= 0) return update(patch, changedMeanwhile);
  return update(
    patch.where(
      ({ comments }, { notExists, lte }) =>
        `(${notExists(comments)} OR ${lte(comments, boardLimits.comments - added.all)})`,
    ),
    changedMeanwhile,
  );
}

export function refuseManyComments({ comments = 0 }: Pick<SavedAdItem, 'comments'>): void {
  if (comments >= boardLimits.comments) throw new AppError('card_comment_limit');
}
