import * as auth from '../../../shared/auth/auth.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { confirmedUntil, Session } from '../../platform/identity/session.entity.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { checkOwnPassword, forgetPasswordChecks } from './check-own-password.ts';

/** Opens what is dangerous to this session, and to no other, for half an hour. */
export const handler = defineHandler(auth.confirmPassword, async ({ actor, body }) => {
  const { userId, sessionId, user } = actor;
  await inHashSlot(() => checkOwnPassword(actor, body.currentPassword));
  if (user.secondFactorAt) await checkOwnCode(actor, body.code);
  const now = new Date();
  const confirmedAt = now.toISOString();
  await write([
    update(
      Session.patch({ sessionId })
        .set({ confirmedAt })
        .where((attr, { eq }) => eq(attr.epoch, user.sessionEpoch)),
      'unauthorized',
    ),
    audit(actor, { type: 'session.confirmed', entityId: sessionId }, now),
  ]);
  await forgetPasswordChecks(userId);
  return { confirmedUntil: confirmedUntil(confirmedAt) };
});

async function checkOwnCode(actor: Actor, code: string | undefined): Promise<void> {
  const { refusedCode, spendCode } = await import('../second-factor/spend-code.ts');
  if (code === undefined) throw refusedCode('second_factor_needed');
  await spendCode(actor.user, code, actor);
}
