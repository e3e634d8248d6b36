import * as z from 'zod';
import * as auth from '../../../shared/auth/sessions.contract.ts';
import { hourOf } from '../../../shared/kernel/day.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { isOfEarlierStay } from '../../platform/identity/refuse-dead-session.ts';
import { isLiving, Session, type SessionItem, sessionEnd } from '../../platform/identity/session.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { unknownDevice } from './device-of.ts';

type Place = { member: MemberItem; workspace: WorkspaceItem };

const After = z.object({ sessionId: z.string() });

/** Where a person is signed in, the newest first. */
export const handler = defineHandler(auth.listSessions, async (call) => {
  const { userId, sessionId: current, user } = call.actor;
  const page = pageOf(call, userId);
  const after = await page.after(After);
  const all = Session.query.byUser({ userId, epoch: user.sessionEpoch });
  const { data } = await (after ? all.lt(after) : all)
    .where(({ expiresAt }, { gt }) => gt(expiresAt, new Date().toISOString()))
    .go({ order: 'desc', count: page.limit + 1 });
  const found = data.slice(0, page.limit);
  const last = data.length > page.limit ? found.at(-1) : undefined;
  const [living, places] = await Promise.all([stillThere(found, user), placesOf(call.actor)]);
  return {
    items: living.flatMap((session) => {
      const place = places.get(session.workspaceId);
      if (!place || isOfEarlierStay(session, place.member)) return [];
      return [shownSession(session, current, place.workspace.name)];
    }),
    nextCursor: await page.next(last && { sessionId: last.sessionId }),
  };
});

/** The index lags behind: those that have just been closed are still in it. */
async function stillThere(found: SessionItem[], user: Actor['user']): Promise<SessionItem[]> {
  const items = await readTogether(found.map((session) => Session.get(session)));
  return items.flatMap((item) => {
    const session = Session.parse({ Item: item }).data;
    return session && isLiving(session, user) ? [session] : [];
  });
}

/** By id, the workspaces that the person is in: a session anywhere else is refused, or of an earlier stay. */
async function placesOf({ user, member, workspace }: Actor): Promise<Map<string, Place>> {
  const { userId, workspaceIds = [] } = user;
  const others = workspaceIds.filter((workspaceId) => workspaceId !== workspace.workspaceId);
  const items = await readTogether(
    others.flatMap((workspaceId) => [Member.get({ workspaceId, userId }), Workspace.get({ workspaceId })]),
  );
  const places = new Map([[workspace.workspaceId, { member, workspace }]]);
  for (const [index, workspaceId] of others.entries()) {
    const member = Member.parse({ Item: items[2 * index] }).data;
    const workspace = Workspace.parse({ Item: items[2 * index + 1] }).data;
    if (member && workspace) places.set(workspaceId, { member, workspace });
  }
  return places;
}

function shownSession(session: SessionItem, current: string, workspaceName: string): auth.Session {
  const { sessionId, device = unknownDevice, ip, createdAt, renewedAt, expiresAt } = session;
  const end = sessionEnd(session);
  return {
    id: sessionId,
    current: sessionId === current,
    device,
    ip: ip ?? null,
    createdAt,
    lastSeenAt: hourOf(renewedAt),
    expiresAt: expiresAt < end ? expiresAt : end,
    workspaceName,
  };
}
