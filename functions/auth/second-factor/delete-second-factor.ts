import * as factor from '../../../shared/auth/second-factor.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { shownFactor } from './shown-factor.ts';
import { tellOfFactor } from './tell-of-factor.door.ts';

export const handler = defineHandler(factor.deleteSecondFactor, async ({ actor }) => {
  const { user, userId } = actor;
  await write([
    update(
      User.patch(user)
        .set({ updatedAt: new Date().toISOString() })
        .remove(['secondFactorAt'])
        .where((attr, { exists }) => exists(attr.secondFactorAt)),
      'second_factor_off',
    ),
    remove(SecondFactor.remove({ userId }), 'second_factor_off'),
    audit(actor, { type: 'second_factor.disabled', entityId: userId }),
  ]);
  await tellOfFactor(actor, 'off');
  return shownFactor({ ...user, secondFactorAt: undefined }, 0);
});
