import { passwordMaxLength, passwordProblem } from '../../../shared/auth/password.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { requiredField, validationMessage } from '../../../shared/kernel/validation-messages.ts';
import * as team from '../../../shared/team/invitation.contract.ts';
import { findUserByEmail } from '../../auth/account/find-user.door.ts';
import { countRegistration, newPerson } from '../../auth/account/new-person.door.ts';
import { ownerOf, takeEmail } from '../../auth/account/own-email.door.ts';
import { challengeFor } from '../../auth/second-factor/challenge.door.ts';
import { checkCredentials } from '../../auth/session/check-credentials.door.ts';
import { enter } from '../../auth/session/enter.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { check, type Operation, put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { joining } from '../../platform/identity/join.ts';
import { listedPerson } from '../../platform/identity/listed-person.entity.ts';
import { Member, type MemberItem, newMember } from '../../platform/identity/member.entity.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { toldMember } from '../core/told-member.ts';
import { ending } from './end-invitation.ts';
import type { InvitationItem } from './invitation.entity.ts';
import { countOpening, openLink } from './open-link.ts';

type Typed = ParsedInput<typeof team.acceptInvitation>['body'];

/**
 * Makes who has the link a member, with the account of the invited address: their own, by its password, or a new one. However
 * many tabs ask at once, one is let in.
 */
export const handler = defineHandler(team.acceptInvitation, async ({ params: { token }, body, caller }) => {
  await countOpening(caller.ip);
  const standing = await withFreshReads(async () => {
    const { invitation, workspace } = await openLink(token);
    return { ...(await join(invitation, body, caller.ip)), workspace };
  });
  return standing.user.secondFactorAt ? challengeFor(standing.user, caller) : enter(standing, caller);
});

async function join(invitation: InvitationItem, typed: Typed, ip: string) {
  // Asked first: an account that is made in between is found below.
  const owner = await ownerOf(invitation.email);
  const account = await findUserByEmail(invitation.email);
  // Someone has left this address for another, and may still come back to it.
  if (owner && !account) throw new AppError('email_taken');
  const known = account && (await checkCredentials(account.email, typed.password, ip));
  if (known?.deletion) throw new AppError('deletion_pending');
  const person = known ?? (await personFor(invitation, typed, ip));
  const now = new Date();
  const at = now.toISOString();
  const { workspaceId, role, grants, refusals } = invitation;
  const { userId, workspaceIds = [] } = person;
  const member = newMember({ workspaceId, userId, role, grants, refusals }, now);
  const user: UserItem = {
    ...person,
    emailProvenAt: person.emailProvenAt ?? at,
    homeWorkspaceId: workspaceId,
    workspaceIds: [...workspaceIds, workspaceId],
  };
  await write([
    ...ending(invitation, 'accepted'),
    ...(known ? joining(member, user.emailProvenAt) : registering(user, member, ip, now)),
    ...(role === 'owner' ? [countTeam(workspaceId, { owners: 1 })] : []),
    staysOpen(workspaceId),
    audit({ workspaceId, userId, ip }, { type: 'member.joined', entityId: userId }, now),
    event({ workspaceId }, { type: 'member.joined', entityId: userId, data: toldMember(user, member) }, now),
  ]);
  return { user, member };
}

/** Read again, a workspace that closes lets nobody in. */
const staysOpen = (workspaceId: string): Operation =>
  check(
    Workspace.remove({ workspaceId }).where((attr, { notExists }) => notExists(attr.deletion)),
    changedMeanwhile,
  );

/** Who has no account gets one by the link: it proves the address, and no workspace of their own is made. */
async function personFor({ email }: InvitationItem, typed: Typed, ip: string): Promise<UserItem> {
  const { password, firstName, lastName } = typed;
  const problem = passwordProblem(password) ?? tooLong(password);
  const details = [
    ...(firstName ? [] : [{ path: 'firstName', message: requiredField }]),
    ...(lastName ? [] : [{ path: 'lastName', message: requiredField }]),
    ...(problem ? [{ path: 'password', message: problem }] : []),
  ];
  if (!firstName || !lastName || problem) throw new AppError('validation_error', { details });
  await countRegistration(ip);
  return newPerson({ email, password, firstName, lastName });
}

const tooLong = (password: string) =>
  password.length > passwordMaxLength
    ? validationMessage({ code: 'too_big', origin: 'string', maximum: passwordMaxLength, input: password })
    : undefined;

const registering = (user: UserItem, member: MemberItem, ip: string, now: Date): Operation[] => [
  // Someone has registered it meanwhile: then it takes the password of that account.
  takeEmail(user.email, user.userId, now, changedMeanwhile),
  put(User.create(user)),
  put(listedPerson(user.userId)),
  markPeople([user.userId], now),
  put(Member.create(member)),
  audit({ ...member, ip }, { type: 'user.registered', entityId: user.userId }, now),
];
