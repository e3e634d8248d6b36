import * as z from 'zod';
import * as auth from '../../../shared/auth/sessions.contract.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { isOfEarlierStay } from '../../platform/identity/refuse-dead-session.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { otherReads, otherWorkspaces, type Standing, standingsIn } from '../account/shown-user.ts';
import { stillThere } from './open-sessions.door.ts';
import { shownSession } from './shown-session.ts';

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

/** By id, the workspaces that the person is in: a session anywhere else is refused, or of an earlier stay. */
async function placesOf({ user, member, workspace }: Actor): Promise<Map<string, Omit<Standing, 'user'>>> {
  const others = otherReads(user.userId, otherWorkspaces(user, workspace.workspaceId));
  const standings = [{ member, workspace }, ...standingsIn(await readTogether(others))];
  return new Map(standings.map((place) => [place.workspace.workspaceId, place]));
}
