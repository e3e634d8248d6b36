import { randomBytes } from 'node:crypto';
import { keyOf } from '../../platform/db/key-of.ts';
import { put, update, write } from '../../platform/db/write.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { EmailConfirmation } from './email-confirmation.entity.ts';
import { linkMs } from './link-life.ts';

/** Makes the single-use link that proves an address; one that was made before stops working. Answers the secret it carries. */
export async function createConfirmationLink(user: UserItem): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const confirmKey = keyOf(token);
  const expiresAt = new Date(Date.now() + linkMs);
  const { userId } = user;
  const ttl = Math.floor(expiresAt.getTime() / 1000);
  await write([
    put(EmailConfirmation.create({ confirmKey, userId, expiresAt: expiresAt.toISOString(), ttl })),
    // Their address may change meanwhile: a link never leaves for one that is no longer theirs.
    update(
      User.patch(user)
        .set({ confirmKey })
        .where((attr, { eq }) => eq(attr.email, user.email)),
    ),
  ]);
  return token;
}
