import { randomBytes } from 'node:crypto';
import type { MailMessage } from '../../mail/mail-message.ts';
import { AppError } from '../../platform/app-error.ts';
import { enqueue } from '../../platform/clients/queue.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { put, remove, update, write } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { log } from '../../platform/log.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countAttempt, type Limit } from '../../platform/throttle/throttle.ts';
import { EmailConfirmation } from './email-confirmation.entity.ts';

const linkDays = 7;
const linkMs = linkDays * 24 * 3600 * 1000;
const remindersPerPerson: Limit = { name: 'confirm-address', max: 1, windowSeconds: linkMs / 1000 };
const welcomesPerAddress: Limit = { name: 'welcome-address', max: 30, windowSeconds: 3_600 };

type Person = Pick<UserItem, 'userId' | 'workspaceId'>;

/** Has a new person welcomed by mail. The account is made already, whatever becomes of this; over the limit nothing is sent, and nothing is said. */
export async function welcome({ userId, workspaceId }: Person, { ip }: Pick<Caller, 'ip'>): Promise<void> {
  try {
    if (!(await countAttempt(welcomesPerAddress, networkOf(ip)))) return;
    const message: MailMessage = { kind: 'welcome', userId, workspaceId };
    await enqueue(env.MAILS_QUEUE_URL, message);
  } catch (error) {
    log.error('no welcome mail after a registration', error, { userId });
  }
}

/** Has the link sent again to who signs in with an address not proven, once the one of the welcome mail is over, and once a week at most. They are signed in whatever becomes of this. */
export async function remindToConfirm({ userId, workspaceId, emailProvenAt, createdAt }: UserItem): Promise<void> {
  if (emailProvenAt || Date.now() - Date.parse(createdAt) < linkMs) return;
  try {
    if (!(await countAttempt(remindersPerPerson, userId))) return;
    const message: MailMessage = { kind: 'confirm-address', userId, workspaceId };
    await enqueue(env.MAILS_QUEUE_URL, message);
  } catch (error) {
    log.error('no mail to confirm an address after a sign-in', error, { userId });
  }
}

/** Makes the single-use link that proves an address; one that was made before stops working. Answers the secret it carries. */
export async function createConfirmationLink(user: UserItem): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const confirmKey = keyOf(token);
  const expiresAt = new Date(Date.now() + linkMs);
  const { userId, workspaceId } = user;
  const ttl = Math.floor(expiresAt.getTime() / 1000);
  await write([
    put(EmailConfirmation.create({ confirmKey, userId, workspaceId, expiresAt: expiresAt.toISOString(), ttl })),
    update(User.patch(user).set({ confirmKey })),
  ]);
  return token;
}

/** Notes that someone reads the mails of an address: they opened the link that was sent there. */
export async function confirmEmail(token: string, { ip }: Caller): Promise<void> {
  const confirmKey = keyOf(token);
  const now = new Date().toISOString();
  const { data: link } = await EmailConfirmation.get({ confirmKey }).go({ consistent: true });
  if (!link || link.expiresAt <= now) throw new AppError('confirmation_link_invalid');
  const { data: user } = await User.get(link).go({ consistent: true });
  if (!user || user.confirmKey !== confirmKey) throw new AppError('confirmation_link_invalid');
  await write([
    remove(EmailConfirmation.remove({ confirmKey }), 'confirmation_link_invalid'),
    update(
      User.patch(user)
        .set({ emailProvenAt: user.emailProvenAt ?? now, updatedAt: now })
        .remove(['confirmKey'])
        .where((attr, { eq }) => eq(attr.confirmKey, confirmKey)),
      'confirmation_link_invalid',
    ),
    activity({ ...user, ip }, { type: 'user.email_confirmed', entityId: user.userId }),
  ]);
}
