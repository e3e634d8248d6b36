import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';

type Leaver = { workspaceId: string; userId: string; until: string };

/** Removes the sessions that someone had in a workspace until they left it: they are refused already. */
export async function removeSessionsOf({ workspaceId, userId, until }: Leaver): Promise<void> {
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (!user) return;
  const { data } = await Session.query.byUser({ userId, epoch: user.sessionEpoch }).go({ pages: 'all' });
  const theirs = data.filter((session) => session.workspaceId === workspaceId && session.createdAt <= until);
  if (theirs.length > 0) await Session.delete(theirs.map(({ sessionId }) => ({ sessionId }))).go({ concurrency: 4 });
}
