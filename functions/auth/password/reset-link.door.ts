import { randomBytes } from 'node:crypto';
import { hourMs } from '../../../shared/kernel/day.ts';
import { resetLinkHours } from '../../../shared/kernel/kept-for.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { put, update, write } from '../../platform/db/write.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { PasswordReset } from './password-reset.entity.ts';

/** Makes a single-use link for a user; the links made before stop working. Answers the secret it carries. */
export async function createResetLink(user: UserItem): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const resetKey = keyOf(token);
  const expiresAt = new Date(Date.now() + resetLinkHours * hourMs);
  const { userId } = user;
  const ttl = Math.floor(expiresAt.getTime() / 1000);
  await write([
    put(PasswordReset.create({ resetKey, userId, expiresAt: expiresAt.toISOString(), ttl })),
    // Their address may change meanwhile: a link never leaves for one that is no longer theirs.
    update(
      User.patch(user)
        .set({ resetKey })
        .where((attr, { eq }) => eq(attr.email, user.email)),
    ),
  ]);
  return token;
}
