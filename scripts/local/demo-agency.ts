import { findUserByEmail } from '../../functions/auth/account/find-user.door.ts';
import { homeOf } from '../../functions/auth/account/home-of.ts';
import { activePeople } from '../../functions/platform/identity/active-people.ts';
import type { Actor } from '../../functions/platform/identity/actor.ts';
import { permissionsHere } from '../../shared/kernel/permissions.ts';
import { demoSignIn } from './demo-accounts.ts';

/** Who writes what the demo agency finds: its own account. */
export async function demoAgency(): Promise<Actor | null> {
  const user = await findUserByEmail(demoSignIn.email);
  if (!user) return null;
  const { member, workspace } = await homeOf(user);
  const { userId, workspaceId } = member;
  const permissions = permissionsHere(user, member);
  return { userId, workspaceId, sessionId: 'demo', ip: '127.0.0.1', permissions, user, member, workspace };
}

/** The people of the agency who work on boards. */
export async function demoTeam(agency: Actor): Promise<Actor[]> {
  const team: Actor[] = [];
  for await (const { user, member } of activePeople(agency.workspaceId, 'boards:write'))
    team.push({ ...agency, userId: user.userId, permissions: permissionsHere(user, member), user, member });
  return team;
}
