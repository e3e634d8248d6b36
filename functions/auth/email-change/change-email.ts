import * as auth from '../../../shared/auth/auth.contract.ts';
import { dayMs, hourMs } from '../../../shared/kernel/day.ts';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { countAttempt, countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { checkOwnPassword, forgetPasswordChecks } from '../password/check-own-password.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { EmailChange, type EmailChangeItem } from './email-change.entity.ts';

const changesPerPerson: Limit = { name: 'change-email', max: 5, windowSeconds: (keptDays.emailChange * dayMs) / 1000 };
const linksPerEmail: Limit = { name: 'change-email-to', max: 3, windowSeconds: hourMs / 1000 };

/** Twice what the limit lets someone ask for: no way back is pushed out by later changes while it is open. */
const mostWaysBack = 2 * changesPerPerson.max;

/**
 * Asks for another address. Whether someone has it already, the mail worker finds out: the answer, and what the old
 * address is told, are the same.
 */
export const handler = defineHandler(auth.changeEmail, async ({ actor, body }) => {
  const { user, userId } = actor;
  if (body.newEmail === user.email) throw emailUnchanged();
  await inHashSlot(() => checkOwnPassword(actor, body.currentPassword));
  await countOrRefuse(changesPerPerson, userId);
  const now = new Date();
  const change = newChange(user, body.newEmail, now);
  const { emailChangeId } = change;
  await write([
    put(EmailChange.create(change)),
    noteChange(user, emailChangeId),
    audit(actor, { type: 'user.email_change_asked', entityId: userId }, now),
  ]);
  // The old address is told first: no change is ever under way of which it is not.
  await enqueueMail({ kind: 'email-change', userId, emailChangeId, way: 'back' });
  if (await countAttempt(linksPerEmail, change.to))
    await enqueueMail({ kind: 'email-change', userId, emailChangeId, way: 'move' });
  await forgetPasswordChecks(userId);
  return { message: notices.emailChangeAsked };
});

const emailUnchanged = () =>
  new AppError('email_unchanged', { details: [{ path: 'newEmail', message: reasons.email_unchanged.message }] });

function newChange({ userId, email }: UserItem, to: string, now: Date): EmailChangeItem {
  const backEndsAt = new Date(now.getTime() + keptDays.emailChange * dayMs);
  return {
    emailChangeId: newId('emc', now),
    userId,
    from: email,
    to,
    linkEndsAt: new Date(now.getTime() + hourMs).toISOString(),
    backEndsAt: backEndsAt.toISOString(),
    ttl: Math.floor(backEndsAt.getTime() / 1000),
  };
}

/** Its link takes the place of the one before; its way back is added to those that are open. */
function noteChange(user: UserItem, emailChangeId: string) {
  const emailBackIds = [...(user.emailBackIds ?? []), emailChangeId].slice(-mostWaysBack);
  return update(
    User.patch(user)
      .set({ emailChangeId, emailBackIds })
      .where((attr, { eq, notExists }) =>
        [
          eq(attr.email, user.email),
          eq(attr.passwordHash, user.passwordHash),
          eq(attr.sessionEpoch, user.sessionEpoch),
          user.emailChangeId ? eq(attr.emailChangeId, user.emailChangeId) : notExists(attr.emailChangeId),
        ].join(' AND '),
      ),
  );
}
