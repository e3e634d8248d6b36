import * as auth from '../../../shared/auth/returned-mail.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { mailStopOf } from '../../platform/identity/mail-stop.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { readShownUser } from '../account/shown-user.ts';

/** SES counts what comes back, whoever asked for it. */
const resumptions: Limit = { name: 'resume-mails', max: 3, windowSeconds: daySeconds };

/** Has mails go to the actor's address again, a first one at once: should it come back, they stop again. */
export const handler = defineHandler(auth.resumeMails, async ({ actor }) => {
  const { user, userId } = actor;
  const stop = mailStopOf(user);
  if (!stop) return { user: await readShownUser(actor) };
  await countOrRefuse(resumptions, userId);
  const now = new Date();
  const at = now.toISOString();
  await write([
    update(
      User.patch(user)
        .set({ reachedAt: at, mailsWantedAt: at })
        .remove(['mailStop'])
        .where((attr, { eq }) => `${eq(attr.email, user.email)} AND ${eq(attr.mailStop.at, stop.at)}`),
    ),
    audit(actor, { type: 'user.mails_resumed', entityId: userId }, now),
  ]);
  await enqueueMail({ kind: user.emailProvenAt ? 'mails-resumed' : 'confirm-address', userId });
  return { user: await readShownUser({ ...actor, user: { ...user, mailStop: undefined } }) };
});
