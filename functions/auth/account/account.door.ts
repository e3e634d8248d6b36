import * as auth from '../../../shared/auth/auth.contract.ts';
import { trialEnd } from '../../../shared/kernel/plans.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { EmailLock } from '../../platform/identity/email-lock.entity.ts';
import { toUser, User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { hashPassword } from '../session/password-hash.ts';
import { welcome } from './proven-address.door.ts';

type Registration = ParsedInput<typeof auth.register>['body'];
type ProfileChange = ParsedInput<typeof auth.updateProfile>['body'];

/** Wide enough for a school or a large agency, too narrow to try a list of e-mails. */
const perAddress: Limit = { name: 'register-address', max: 2_000, windowSeconds: 3_600 };

/** Creates a person once: see `makeOnce`. */
export const registerOnce = (input: Registration, caller: Caller) =>
  makeOnce(
    { route: auth.register, actor: undefined, caller, body: input },
    {
      make: async (mark) => {
        const made = await register(input, caller, mark);
        await welcome({ userId: made.user.id, workspaceId: made.user.workspaceId }, caller);
        return made;
      },
      replay: async () => {
        const user = await findUserByEmail(input.email);
        if (!user) throw new AppError('conflict');
        return { user: await showUser(user) };
      },
    },
  );

/** Creates a person, the workspace that is born with them and the lock on their e-mail, all or nothing. */
export async function register(
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
    activity({ ...user, ip }, { type: 'user.registered', entityId: user.userId }, now),
    ...mark(user.userId),
  ]);
  return { user: toUser(user, workspace, now) };
}

export async function findUserByEmail(email: string): Promise<UserItem | null> {
  const { data: lock } = await EmailLock.get({ emailKey: keyOf(email) }).go({ consistent: true });
  if (!lock) return null;
  const { data: user } = await User.get(lock).go({ consistent: true });
  return user;
}

export async function showUser(user: UserItem) {
  const { data: workspace } = await Workspace.get(user).go({ consistent: true });
  if (!workspace) throw new Error(`User ${user.userId} has no workspace`);
  return toUser(user, workspace);
}

/** Changes the fields given and no other, so that two changes at once keep both; `company: null` clears it. */
export async function updateProfile(actor: Actor, change: ProfileChange) {
  const before = actor.user;
  const after = {
    firstName: change.firstName ?? before.firstName,
    lastName: change.lastName ?? before.lastName,
    company: change.company === undefined ? before.company : (change.company ?? undefined),
  };
  const changed = (['firstName', 'lastName', 'company'] as const).filter((field) => after[field] !== before[field]);
  if (changed.length === 0) return { user: toUser(before, actor.workspace) };
  const updatedAt = new Date().toISOString();
  const values = Object.fromEntries(changed.flatMap((field) => (after[field] ? [[field, after[field]]] : [])));
  const patch = User.patch(before).set({ ...values, updatedAt });
  const clearsCompany = changed.includes('company') && !after.company;
  await write([
    update(clearsCompany ? patch.remove(['company']) : patch, 'unauthorized'),
    activity(actor, { type: 'user.profile_updated', entityId: actor.userId, changed }),
  ]);
  return { user: toUser({ ...before, ...after, updatedAt }, actor.workspace) };
}
