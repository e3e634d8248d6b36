import type * as auth from '../../../shared/auth/auth.contract.ts';
import { trialEnd } from '../../../shared/kernel/plans.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { EmailLock } from '../../platform/identity/email-lock.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { hashPassword } from '../session/password-hash.ts';
import { shownUser } from './shown-user.ts';

type Registration = ParsedInput<typeof auth.register>['body'];

/** Wide enough for a school or a large agency, too narrow to try a list of e-mails. */
const perAddress: Limit = { name: 'register-address', max: 2_000, windowSeconds: 3_600 };

/** Creates a person, the workspace that is born with them and the lock on their e-mail, all or nothing. */
export async function makeAccount(
  input: Registration,
  { ip }: Pick<Caller, 'ip'>,
  mark: (id: string) => Operation[] = () => [],
) {
  await countOrRefuse(perAddress, networkOf(ip));
  const emailKey = keyOf(input.email);
  const { data: taken } = await EmailLock.get({ emailKey }).go({ consistent: true });
  if (taken) throw new AppError('email_taken');
  const passwordHash = await inHashSlot(() => hashPassword(input.password));
  const now = new Date();
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const workspace: WorkspaceItem = {
    workspaceId: newId('wks', now),
    name: input.company ?? `${input.firstName} ${input.lastName}`,
    plan: 'starter',
    trialEndsAt: trialEnd(now).toISOString(),
    ...times,
  };
  const { workspaceId } = workspace;
  const user: UserItem = {
    workspaceId,
    userId: newId('usr', now),
    email: input.email,
    passwordHash,
    firstName: input.firstName,
    lastName: input.lastName,
    company: input.company,
    role: 'member',
    status: 'active',
    sessionEpoch: 1,
    ...times,
  };
  await write([
    put(EmailLock.create({ emailKey, userId: user.userId, workspaceId }), 'email_taken'),
    put(User.create(user)),
    put(Workspace.create(workspace)),
    audit({ ...user, ip }, { type: 'user.registered', entityId: user.userId }, now),
    ...mark(user.userId),
  ]);
  return { user: shownUser(user, workspace, now) };
}
