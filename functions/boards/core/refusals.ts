import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import { unknownColumn, unknownNeighbour } from '../../../shared/kernel/validation-messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { CountedBoard } from './read-board.ts';
import { SavedAdLock } from './saved-ad-lock.entity.ts';

export const unknownColumnAt = (path: string): AppError => invalidField(path, unknownColumn);

export const unknownNeighbourAt = (path: string): AppError => invalidField(path, unknownNeighbour);

/** An ad is on a board once. */
export async function refuseSavedTwice(saved: { workspaceId: string; adId: string; boardId: string }): Promise<void> {
  const { data: lock } = await SavedAdLock.get(saved).go({ consistent: true });
  if (lock) throw new AppError('already_saved', { existingId: lock.savedAdId });
}

export function refuseFull({ counts }: CountedBoard): void {
  if (counts.total >= boardLimits.savedAds) throw new AppError('saved_ad_limit');
}
