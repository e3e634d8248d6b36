import { AppError } from '../app-error.ts';
import { readTogether } from '../db/read-together.ts';
import type { Actor } from './actor.ts';
import { Impersonation, type ImpersonationItem } from './impersonation.entity.ts';
import { type Impersonated, isLetIn, isWhole } from './impersonation.ts';
import { readImpersonationToken } from './impersonation-token.ts';
import { heldPermissions, Member } from './member.entity.ts';
import { fullNameOf } from './people-names.ts';
import { User, type UserItem } from './user.entity.ts';
import { Workspace } from './workspace.entity.ts';

/** What a profile says of who of the support sees Réclame so. */
export const shownImpersonator = ({ mode, expiresAt }: ImpersonationItem, impersonator: UserItem) => ({
  id: impersonator.userId,
  name: fullNameOf(impersonator),
  mode,
  until: expiresAt,
});

/** Whom someone of the support acts as. All that it stands on is read at every call: it ends at once with any of it. */
export async function loadImpersonatedActor(bearer: string, ip: string): Promise<Actor> {
  const named = await readImpersonationToken(bearer);
  if (!named) throw new AppError('unauthorized');
  const found = await readImpersonated(named);
  if (!isWhole(found)) throw new AppError('unauthorized');
  if (!isLetIn(found)) throw new AppError('support_access_refused');
  const { impersonation, user, member, workspace, impersonator } = found;
  const { userId, workspaceId, impersonationId } = impersonation;
  return {
    ...{ userId, workspaceId, sessionId: impersonationId, ip, user, member, workspace },
    // A password of theirs is no password of the person.
    confirmedAt: new Date(0).toISOString(),
    permissions: heldPermissions(user, member),
    impersonatedBy: shownImpersonator(impersonation, impersonator),
  };
}

type Named = Pick<ImpersonationItem, 'impersonationId' | 'userId' | 'workspaceId' | 'impersonatorId'>;

export async function readImpersonated(named: Named): Promise<Impersonated> {
  const { userId, workspaceId, impersonatorId } = named;
  const [item, userItem, memberItem, workspaceItem, impersonatorItem] = await readTogether([
    Impersonation.get(named),
    User.get({ userId }),
    Member.get({ workspaceId, userId }),
    Workspace.get({ workspaceId }),
    User.get({ userId: impersonatorId }),
  ]);
  return {
    impersonation: Impersonation.parse({ Item: item }).data,
    user: User.parse({ Item: userItem }).data,
    member: Member.parse({ Item: memberItem }).data,
    workspace: Workspace.parse({ Item: workspaceItem }).data,
    impersonator: User.parse({ Item: impersonatorItem }).data,
  };
}
