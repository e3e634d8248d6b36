import { AppError } from '../../platform/app-error.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { CreatorProfile, type CreatorProfileItem } from '../core/creator-profile.entity.ts';

/** What a creator in their space says of themself. Who has left has no session any more. */
export async function readOwnProfile({ creatorId }: Pick<CreatorActor, 'creatorId'>): Promise<CreatorProfileItem> {
  const { data } = await CreatorProfile.get({ creatorId }).go({ consistent: true });
  if (!data) throw new AppError('unauthorized');
  return data;
}
