import { randomUUID } from 'node:crypto';
import { openSession } from '../../auth/session/open-session.ts';
import { hashPassword } from '../../auth/session/password-hash.ts';
import { keyOf } from '../db/key-of.ts';
import { put, write } from '../db/write.ts';
import { EmailLock } from '../identity/email-lock.entity.ts';
import { User, type UserItem } from '../identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../identity/workspace.entity.ts';
import { newId } from '../new-id.ts';

export const password = 'Bonjour2026';
const passwordHash = hashPassword(password);

export const uniqueEmail = () => `p${randomUUID().replaceAll('-', '')}@agence.example`;

/** A person in a workspace of their own, signed in; the hash is made once a file, which is what makes this fast. */
export async function signedInUser(overrides: Partial<UserItem> = {}, workspaceOverrides: Partial<WorkspaceItem> = {}) {
  const at = new Date().toISOString();
  const workspaceId = newId('wks');
  const user: UserItem = {
    workspaceId,
    userId: newId('usr'),
    email: uniqueEmail(),
    passwordHash: await passwordHash,
    firstName: 'Camille',
    lastName: 'Moreau',
    role: 'member',
    status: 'active',
    sessionEpoch: 1,
    createdAt: at,
    updatedAt: at,
    ...overrides,
  };
  const workspace: WorkspaceItem = {
    workspaceId,
    name: 'Agence',
    plan: 'starter',
    createdAt: at,
    updatedAt: at,
    ...workspaceOverrides,
  };
  await write([
    put(EmailLock.create({ emailKey: keyOf(user.email), userId: user.userId, workspaceId })),
    put(User.create(user)),
    put(Workspace.create(workspace)),
  ]);
  return { user, workspace, email: user.email, ...(await openSession(user, '192.0.2.1')) };
}
