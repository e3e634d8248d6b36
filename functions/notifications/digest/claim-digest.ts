import { daySeconds } from '../../../shared/kernel/day.ts';
import { isRefused, unlessRefused } from '../../platform/db/write.ts';
import { DigestMark, type DigestMarkItem } from './digest-mark.entity.ts';

type Moment = { workspaceId: string; userId: string; at: string };

/** Longer than a worker can be at it. */
const claimMs = 60_000;
const keptDays = 30;

/** The mark of a digest for who shall go on with it; null while someone is at it. */
export async function claimDigest({ workspaceId, userId, at }: Moment): Promise<DigestMarkItem | null> {
  const now = new Date();
  const claimedUntil = new Date(now.getTime() + claimMs).toISOString();
  const ttl = Math.floor(now.getTime() / 1000) + keptDays * daySeconds;
  try {
    const { data } = await DigestMark.upsert({ workspaceId, userId, at, claimedUntil, ttl })
      .ifNotExists({ state: 'claimed' })
      .where(
        (attr, { notExists, lte }) => `${notExists(attr.claimedUntil)} OR ${lte(attr.claimedUntil, now.toISOString())}`,
      )
      .go({ response: 'all_new' });
    return data as DigestMarkItem;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Notes how far it is; false when another has taken it up meanwhile. */
export const noteDigest = (
  { workspaceId, userId, at, claimedUntil }: DigestMarkItem,
  change: Partial<Pick<DigestMarkItem, 'state' | 'lines' | 'claimedUntil'>>,
): Promise<boolean> =>
  unlessRefused(
    DigestMark.patch({ workspaceId, userId, at })
      .set(change)
      .where((attr, { eq }) => eq(attr.claimedUntil, claimedUntil))
      .go(),
  );
