import { randomUUID } from 'node:crypto';
import type { Place } from '../../../shared/kernel/permissions.ts';
import { newWorkspace, workspaceWrites } from '../../auth/account/new-workspace.ts';
import { openSession } from '../../auth/session/open-session.ts';
import { hashPassword } from '../../auth/session/password-hash.ts';
import { keyOf } from '../db/key-of.ts';
import { put, write } from '../db/write.ts';
import { issueCreatorToken } from '../identity/creator-token.ts';
import { EmailLock } from '../identity/email-lock.entity.ts';
import { joining } from '../identity/join.ts';
import { listedPerson } from '../identity/listed-person.entity.ts';
import { Member, newMember } from '../identity/member.entity.ts';
import { markPeople } from '../identity/people-change.entity.ts';
import { SpaceSession } from '../identity/space-session.entity.ts';
import { countTeam } from '../identity/team.entity.ts';
import { newUser, User, type UserItem } from '../identity/user.entity.ts';
import type { WorkspaceItem } from '../identity/workspace.entity.ts';
import { newId } from '../new-id.ts';

export const password = 'Bonjour2026';
const passwordHash = hashPassword(password);
const ip = '192.0.2.1';

export const uniqueEmail = () => `p${randomUUID().replaceAll('-', '')}@agence.example`;

/** A person signed in to a workspace: their own, as its owner. The hash is made once a file, which is what makes this fast. */
export async function signedInUser(overrides: Partial<UserItem> = {}, workspaceOverrides: Partial<WorkspaceItem> = {}) {
  const now = new Date();
  const workspace = { ...newWorkspace('Agence', now), ...workspaceOverrides };
  const { workspaceId } = workspace;
  const user = await newPerson({ workspaceIds: [workspaceId], homeWorkspaceId: workspaceId, ...overrides });
  const member = newMember({ workspaceId, userId: user.userId, role: 'owner' }, now);
  await write([...personWrites(user), put(Member.create(member)), ...workspaceWrites(workspace)]);
  return { workspace, member, ...(await signedIn(user, workspaceId)) };
}

/** Longer than any test. */
const spaceSessionMs = 3_600_000;

/** A creator in their space, who has said nothing of themself. */
export async function creatorInSpace(creatorId: string) {
  const now = new Date();
  const sessionId = newId('sps', now);
  const expiresAt = new Date(now.getTime() + spaceSessionMs);
  const ttl = Math.floor(expiresAt.getTime() / 1000);
  const stored = { creatorId, spaceSessionId: sessionId, createdAt: now.toISOString(), linkedAt: now.toISOString() };
  await SpaceSession.create({ ...stored, expiresAt: expiresAt.toISOString(), ttl }).go();
  return { creatorId, sessionId, token: await issueCreatorToken({ creatorId, sessionId }, spaceSessionMs / 1000, now) };
}

/** A person signed in to the workspace of another, who has none of their own. */
export async function colleagueOf(
  { workspaceId }: Pick<WorkspaceItem, 'workspaceId'>,
  place: Place = { role: 'member' },
  overrides: Partial<UserItem> = {},
) {
  const user = await newPerson(overrides);
  await write(personWrites(user));
  return { member: await joined(user, workspaceId, place), ...(await signedIn(user, workspaceId)) };
}

/** Makes someone a member of another workspace; their sessions stay where they are. */
export async function joined(
  { userId }: Pick<UserItem, 'userId'>,
  workspaceId: string,
  { role, grants, refusals }: Place = { role: 'member' },
) {
  const lists = { grants: grants && [...grants], refusals: refusals && [...refusals] };
  const member = newMember({ workspaceId, userId, role, ...lists }, new Date());
  const owners = role === 'owner' ? ({ owners: 1 } as const) : {};
  await write([...joining(member), countTeam(workspaceId, { ...owners, seats: 1 })]);
  return member;
}

/** Opens another session of a person, in a workspace that they are in. */
export async function signedIn(user: UserItem, workspaceId: string, userAgent?: string) {
  const tokens = await openSession(user, workspaceId, { ip, userAgent });
  return { user: { ...user, workspaceId }, email: user.email, ...tokens };
}

async function newPerson(overrides: Partial<UserItem>): Promise<UserItem> {
  const named = { email: uniqueEmail(), firstName: 'Camille', lastName: 'Moreau', company: undefined };
  return { ...newUser({ ...named, passwordHash: await passwordHash }, new Date()), ...overrides };
}

const personWrites = (user: UserItem) => [
  put(EmailLock.create({ emailKey: keyOf(user.email), userId: user.userId })),
  put(User.create(user)),
  put(listedPerson(user.userId)),
  markPeople([user.userId, ...(user.workspaceIds ?? [])]),
];
