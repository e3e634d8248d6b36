import { randomBytes } from 'node:crypto';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { AppError } from '../../platform/app-error.ts';
import { enqueue } from '../../platform/clients/queue.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { put, remove, update, write } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { log } from '../../platform/log.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countAttempt, countOrRefuse, forgetAttempts, type Limit } from '../../platform/throttle/throttle.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { forgetFailedLogins } from '../session/login.domain.ts';
import { hashPassword, passwordMatches } from '../session/password-hash.ts';
import { PasswordReset } from './password-reset.entity.ts';

const hour = 3600;
const linkMinutes = 60;
const resetsPerEmail: Limit = { name: 'reset-email', max: 3, windowSeconds: hour };
const resetsPerAddress: Limit = { name: 'reset-address', max: 30, windowSeconds: hour };
/** Longer than any request: what one under way had yet to connect is there by then. */
const secondLookSeconds = 60;
const passwordChecks: Limit = { name: 'password-check', max: 10, windowSeconds: 15 * 60 };

/**
 * Asks for a reset link. Known or not, the e-mail costs the same work here: whose it is, the mail worker finds out.
 * Over the limit nothing is sent, and nothing is said.
 */
export async function requestPasswordReset(email: string, { ip }: Caller): Promise<void> {
  const allowed = (await countAttempt(resetsPerAddress, networkOf(ip))) && (await countAttempt(resetsPerEmail, email));
  if (allowed) await enqueueMail({ kind: 'password-reset', email });
}

/** Makes a single-use link for a user; the links made before stop working. Answers the secret it carries. */
export async function createResetLink(user: UserItem): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const resetKey = keyOf(token);
  const expiresAt = new Date(Date.now() + linkMinutes * 60_000);
  const { userId, workspaceId } = user;
  const ttl = Math.floor(expiresAt.getTime() / 1000);
  await write([
    put(PasswordReset.create({ resetKey, userId, workspaceId, expiresAt: expiresAt.toISOString(), ttl })),
    update(User.patch(user).set({ resetKey })),
  ]);
  return token;
}

/**
 * Sets a new password with a mailed link, which proves the address, and ends every session of the user and the API keys
 * that they made: these two at once, by their epochs. What else must end is the mail worker's: see `recoverAccount`.
 */
export async function resetPassword(token: string, newPassword: string, { ip }: Caller): Promise<void> {
  const resetKey = keyOf(token);
  const user = await userOfLink(resetKey);
  const passwordHash = await inHashSlot(() => hashPassword(newPassword));
  const at = new Date().toISOString();
  const keyEpoch = (user.keyEpoch ?? 0) + 1;
  const message: MailMessage = { kind: 'account-recovered', ...idsOf(user), keyEpoch, at };
  // Should this function die once the password is set: what must follow is done all the same.
  await enqueueMail(message, secondLookSeconds);
  const becomesAdmin = env.ADMIN_EMAIL === user.email && user.role !== 'admin';
  const changes = {
    passwordHash,
    sessionEpoch: user.sessionEpoch + 1,
    keyEpoch,
    emailProvenAt: user.emailProvenAt ?? at,
    ...(becomesAdmin && { role: 'admin' as const }),
    updatedAt: at,
  };
  await write([
    remove(PasswordReset.remove({ resetKey }), 'reset_link_invalid'),
    update(
      User.patch(user)
        .set(changes)
        .remove(['resetKey'])
        .where((attr, { eq }) => eq(attr.resetKey, resetKey)),
      'reset_link_invalid',
    ),
    activity(
      { ...user, ip },
      {
        type: 'user.password_reset',
        entityId: user.userId,
        changed: becomesAdmin ? ['password', 'role'] : ['password'],
      },
    ),
  ]);
  await afterNewPassword(user, message, () => forgetFailedLogins(user.email));
}

async function userOfLink(resetKey: string): Promise<UserItem> {
  const { data: link } = await PasswordReset.get({ resetKey }).go({ consistent: true });
  if (!link || link.expiresAt <= new Date().toISOString()) throw new AppError('reset_link_invalid');
  const { data: user } = await User.get(link).go({ consistent: true });
  if (!user || user.resetKey !== resetKey) throw new AppError('reset_link_invalid');
  return user;
}

/** Changes the actor's password and ends their other sessions. */
export async function changePassword(actor: Actor, input: { currentPassword: string; newPassword: string }) {
  const { user } = actor;
  const passwordHash = await inHashSlot(async () => {
    await countOrRefuse(passwordChecks, user.userId);
    if (!(await passwordMatches(input.currentPassword, user.passwordHash))) throw wrongCurrentPassword();
    return hashPassword(input.newPassword);
  });
  const sessionEpoch = user.sessionEpoch + 1;
  await write([
    update(
      User.patch(user)
        .set({ passwordHash, sessionEpoch, updatedAt: new Date().toISOString() })
        .remove(['resetKey'])
        .where(
          (attr, { eq }) =>
            `${eq(attr.passwordHash, user.passwordHash)} AND ${eq(attr.sessionEpoch, user.sessionEpoch)}`,
        ),
    ),
    update(Session.patch(actor).set({ epoch: sessionEpoch }), 'unauthorized'),
    activity(actor, { type: 'user.password_changed', entityId: user.userId, changed: ['password'] }),
  ]);
  await afterNewPassword(user, { kind: 'password-changed', ...idsOf(user) }, () =>
    forgetAttempts(passwordChecks, user.userId),
  );
}

const wrongCurrentPassword = () =>
  new AppError('wrong_current_password', {
    details: [{ path: 'currentPassword', message: reasons.wrong_current_password.message }],
  });

/** Tells the owner and opens what failed tries had closed. The password is changed already, whatever becomes of these. */
async function afterNewPassword(
  { userId }: UserItem,
  message: MailMessage,
  forget: () => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled([enqueueMail(message), forget()]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') log.error('left undone after a new password', outcome.reason, { userId });
}

const idsOf = ({ userId, workspaceId }: UserItem) => ({ userId, workspaceId });

const enqueueMail = (message: MailMessage, delaySeconds = 0) => enqueue(env.MAILS_QUEUE_URL, message, { delaySeconds });
