import { unlessRefused } from '../../platform/db/write.ts';
import { Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { log } from '../../platform/log.ts';

/** Notes that someone was last seen in a workspace now: a write that no session depends on. */
export async function noteSeen(
  { workspaceId, userId }: Pick<MemberItem, 'workspaceId' | 'userId'>,
  now: Date,
): Promise<void> {
  try {
    await unlessRefused(Member.patch({ workspaceId, userId }).set({ lastSeenAt: now.toISOString() }).go());
  } catch {
    log.warn('when a member was seen was not noted', { workspaceId, userId });
  }
}
