import { AppError } from '../../platform/app-error.ts';
import { FollowedAdvertiser, type FollowedAdvertiserItem } from './followed-advertiser.entity.ts';

type Owner = { workspaceId: string };

/** What counts the followed advertisers of a workspace. */
export const followedCount = ({ workspaceId }: Owner) => ({ workspaceId, name: 'followedAdvertisers' as const });

/** Everything that a workspace follows, a hundred at most. */
export async function followedBy({ workspaceId }: Owner): Promise<FollowedAdvertiserItem[]> {
  const { data } = await FollowedAdvertiser.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}

/** A followed advertiser; refused with `gone` when it is not there. */
export async function findFollowed(
  { workspaceId }: Owner,
  followedId: string,
  gone: 'not_found' | 'conflict' = 'not_found',
): Promise<FollowedAdvertiserItem> {
  const { data } = await FollowedAdvertiser.get({ workspaceId, followedId }).go({ consistent: true });
  if (!data) throw new AppError(gone);
  return data;
}
