import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { releaseExpired } from './end-invitation.ts';
import { Invitation, shards } from './invitation.entity.ts';

const ofAPage = 100;

/** Frees the seat and the address of every invitation that nobody has answered in time. */
export const releaseExpiredInvitations = (now: Date): Promise<void> =>
  sweepShards(
    shards,
    (shard, cursor) =>
      Invitation.query.byDue({ shard }).lte({ dueAt: now.toISOString() }).go({ limit: ofAPage, cursor }),
    (page) => page.map(releaseExpired),
  );
