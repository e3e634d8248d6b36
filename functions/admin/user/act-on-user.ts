import { actOnUser } from '../../../shared/admin/user.contract.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { type AtHand, onPlatform, peopleAtHand, stillAdministers } from '../core/people-at-hand.ts';
import { shownPerson } from '../core/shown-people.ts';
import { impersonate } from './impersonate.ts';

/** As many mails as people may ask for themselves: an administrator is no reason to be flooded. */
const linksEach: Limit = { name: 'admin-reset-link', max: 3, windowSeconds: 3_600 };

export const handler = defineHandler(actOnUser, async ({ actor, params: { id }, body }) => {
  if (body.action === 'impersonate') return impersonate(actor, id, body);
  const act = body.action === 'revoke_sessions' ? revokeSessions : sendResetLink;
  return { user: await shownPerson(await withFreshReads(async () => act(actor, await peopleAtHand(actor, id)))) };
});

async function revokeSessions(actor: Actor, { by, user }: AtHand): Promise<UserItem> {
  const own = by.userId === user.userId;
  await write([
    ...(own ? [] : [stillAdministers(by)]),
    update(
      User.patch(user)
        .add({ sessionEpoch: 1 })
        .where((attr, { eq }) => eq(attr.sessionEpoch, user.sessionEpoch)),
      changedMeanwhile,
    ),
    audit(onPlatform(actor), { type: 'user.sessions_revoked', entityId: user.userId }),
  ]);
  return { ...user, sessionEpoch: user.sessionEpoch + 1 };
}

/** The link is made as it is mailed, and nobody here ever has it. */
async function sendResetLink(actor: Actor, { by, user }: AtHand): Promise<UserItem> {
  if (user.status === 'suspended') throw new AppError('user_suspended');
  await countOrRefuse(linksEach, user.userId);
  await write([
    stillAdministers(by),
    audit(onPlatform(actor), { type: 'user.reset_link_sent', entityId: user.userId }),
  ]);
  await enqueueMail({ kind: 'password-reset', email: user.email });
  return user;
}
