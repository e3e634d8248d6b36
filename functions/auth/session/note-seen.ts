import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { isRefused } from '../../platform/db/write.ts';
import { Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { PeopleChange, peopleChanged } from '../../platform/identity/people-change.entity.ts';
import { log } from '../../platform/log.ts';

/** Notes that someone was last seen in a workspace now: a write that no session depends on. */
export async function noteSeen(
  { workspaceId, userId }: Pick<MemberItem, 'workspaceId' | 'userId'>,
  now: Date,
): Promise<void> {
  try {
    const noted = await Member.patch({ workspaceId, userId })
      .set({ lastSeenAt: now.toISOString() })
      .go({ response: 'updated_old' });
    // Administrators find people by the day on which they were last seen.
    const before = noted.data.lastSeenAt;
    if (!before || parisDay(new Date(before)) !== parisDay(now))
      await PeopleChange.create(peopleChanged([userId], now)).go();
  } catch (error) {
    if (isRefused(error)) return;
    log.warn('when a member was seen was not noted', { workspaceId, userId });
  }
}
