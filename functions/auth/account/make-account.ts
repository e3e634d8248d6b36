import type * as auth from '../../../shared/auth/auth.contract.ts';
import { trialPlan } from '../../../shared/kernel/plans.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { listedPerson } from '../../platform/identity/listed-person.entity.ts';
import { Member, newMember } from '../../platform/identity/member.entity.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { newestVersion } from '../../platform/plans/plan-versions.ts';
import { readSystemSettings } from '../../platform/system/system-settings.ts';
import { countRegistration, newPerson } from './new-person.door.ts';
import { newWorkspace, workspaceWrites } from './new-workspace.ts';
import { ownerOf, takeEmail } from './own-email.door.ts';
import { readShownUser } from './shown-user.ts';

type Registration = ParsedInput<typeof auth.register>['body'];

/** Creates a person, the workspace that is born with them and the lock on their e-mail, all or nothing. */
export async function makeAccount(
  input: Registration,
  { ip }: Pick<Caller, 'ip'>,
  mark: (id: string) => Operation[] = () => [],
) {
  await countRegistration(ip);
  if (await ownerOf(input.email)) throw new AppError('email_taken');
  const user = await newPerson(input);
  const now = new Date(user.createdAt);
  const workspace = newWorkspace(input.company ?? fullNameOf(input), now, { trialDays: await trialLength() });
  const { workspaceId } = workspace;
  const owner: UserItem = { ...user, workspaceIds: [workspaceId], homeWorkspaceId: workspaceId };
  const member = newMember({ workspaceId, userId: user.userId, role: 'owner' }, now);
  await write([
    takeEmail(input.email, user.userId, now),
    put(User.create(owner)),
    put(listedPerson(user.userId)),
    markPeople([user.userId, workspace.workspaceId], now),
    put(Member.create(member)),
    ...workspaceWrites(workspace),
    audit({ ...member, ip }, { type: 'user.registered', entityId: user.userId }, now),
    ...mark(user.userId),
  ]);
  return { user: await readShownUser({ user: owner, member, workspace }, []) };
}

/** That of the plan which trials open, where an administrator has said one; else what is set for the platform. */
async function trialLength(): Promise<number> {
  const [{ trialDays }, settings] = await Promise.all([newestVersion(trialPlan), readSystemSettings()]);
  return trialDays ?? settings['trial.days'];
}
