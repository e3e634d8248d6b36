import * as factor from '../../../shared/auth/second-factor.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { check, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { shownFactor } from './shown-factor.ts';
import { tellOfFactor } from './tell-of-factor.door.ts';

/** Makes other recovery codes in place of those that a person has. */
export const handler = defineHandler(factor.renewRecoveryCodes, async ({ actor }) => {
  const { user, userId } = actor;
  if (!user.secondFactorAt) throw new AppError('second_factor_off');
  const { recoveryCodes, recoveryKeys } = newRecoveryCodes(userId);
  await write([
    check(
      User.remove(user).where((attr, { exists }) => exists(attr.secondFactorAt)),
      'second_factor_off',
    ),
    update(SecondFactor.patch({ userId }).set({ recoveryKeys }), 'second_factor_off'),
    audit(actor, { type: 'second_factor.codes_renewed', entityId: userId }),
  ]);
  await tellOfFactor(actor, 'codes_renewed');
  return { recoveryCodes, ...shownFactor(user, recoveryCodes.length) };
});
