import * as factor from '../../../shared/auth/second-factor.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { shownFactor } from './shown-factor.ts';
import { openSecret, refusedCode } from './spend-code.ts';
import { tellOfFactor } from './tell-of-factor.door.ts';
import { stepOf } from './totp.ts';

/** From its first right code on, a second factor counts. The sessions that were opened without it end, all but this one. */
export const handler = defineHandler(factor.enableSecondFactor, async ({ actor, body }) => {
  const { user, userId } = actor;
  if (user.secondFactorAt) throw new AppError('second_factor_on');
  const now = new Date();
  const at = now.toISOString();
  const { data: prepared } = await SecondFactor.get({ userId }).go({ consistent: true });
  if (!prepared?.preparedUntil || prepared.preparedUntil <= at) throw new AppError('second_factor_unprepared');
  const { sealedSecret } = prepared;
  const step = stepOf(await openSecret(userId, sealedSecret), body.code.replace(/[\s-]/g, ''), now);
  if (step === null) throw refusedCode('wrong_code');
  const { recoveryCodes, recoveryKeys } = newRecoveryCodes(userId);
  const epoch = user.sessionEpoch + 1;
  await write([
    update(
      SecondFactor.patch({ userId })
        .set({ lastStep: step, recoveryKeys })
        .remove(['preparedUntil', 'ttl'])
        .where((attr, { eq, exists }) => `${eq(attr.sealedSecret, sealedSecret)} AND ${exists(attr.preparedUntil)}`),
    ),
    update(
      User.patch(user)
        .set({ secondFactorAt: at, sessionEpoch: epoch, updatedAt: at })
        .where(
          (attr, { eq, notExists }) =>
            `${notExists(attr.secondFactorAt)} AND ${eq(attr.sessionEpoch, user.sessionEpoch)}`,
        ),
    ),
    update(Session.patch(actor).set({ userId, epoch, confirmedAt: at }), 'unauthorized'),
    audit(actor, { type: 'second_factor.enabled', entityId: userId }, now),
  ]);
  await tellOfFactor(actor, 'on');
  return { recoveryCodes, ...shownFactor({ ...user, secondFactorAt: at }, recoveryCodes.length) };
});
