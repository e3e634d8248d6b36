import type { Session as ShownSession } from '../../../shared/auth/sessions.contract.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { isOfEarlierStay } from '../../platform/identity/refuse-dead-session.ts';
import { isLiving, Session, type SessionItem } from '../../platform/identity/session.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { otherReads, standingsIn } from '../account/shown-user.ts';
import { shownSession } from './shown-session.ts';

const most = 50;

/** Where a person is signed in, the newest first, fifty at most: for who looks after the platform. */
export async function openSessionsOf(user: UserItem): Promise<ShownSession[]> {
  const { userId, sessionEpoch: epoch, workspaceIds = [] } = user;
  const [{ data }, items] = await Promise.all([
    Session.query
      .byUser({ userId, epoch })
      .where(({ expiresAt }, { gt }) => gt(expiresAt, new Date().toISOString()))
      .go({ order: 'desc', count: most }),
    readTogether(otherReads(userId, [...workspaceIds])),
  ]);
  const places = new Map(standingsIn(items).map((place) => [place.workspace.workspaceId, place]));
  return (await stillThere(data, user)).flatMap((session) => {
    const place = places.get(session.workspaceId);
    return !place || isOfEarlierStay(session, place.member) ? [] : [shownSession(session, '', place.workspace.name)];
  });
}

/** The index lags behind: those that have just been closed are still in it. */
export async function stillThere(found: SessionItem[], user: UserItem): Promise<SessionItem[]> {
  const items = await readTogether(found.map((session) => Session.get(session)));
  return items.flatMap((item) => {
    const session = Session.parse({ Item: item }).data;
    return session && isLiving(session, user) ? [session] : [];
  });
}
