import type { Caller } from '../../platform/http/caller.ts';
import { readShownUser, type Standing } from '../account/shown-user.ts';
import { openSession } from './open-session.ts';

/** Signs a person in to a workspace: a session there, and who they are in it. */
export async function enter(standing: Standing, caller: Pick<Caller, 'ip' | 'userAgent'>) {
  const tokens = await openSession(standing.user, standing.workspace.workspaceId, caller);
  return { ...tokens, user: await readShownUser(standing) };
}
