import * as auth from '../../../shared/auth/sessions.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';

/** Ends every session of the actor but this one, by their epoch: however many they are, and those being opened too. */
export const handler = defineHandler(auth.deleteOtherSessions, async ({ actor }) => {
  const { user, userId } = actor;
  const epoch = user.sessionEpoch + 1;
  await write([
    update(
      User.patch(user)
        .set({ sessionEpoch: epoch, updatedAt: new Date().toISOString() })
        .where((attr, { eq }) => eq(attr.sessionEpoch, user.sessionEpoch)),
    ),
    update(Session.patch(actor).set({ userId, epoch }), 'unauthorized'),
    audit(actor, { type: 'session.others_revoked', entityId: userId }),
  ]);
  return {};
});
