import type { SecondFactor as ShownFactor } from '../../../shared/auth/second-factor.contract.ts';
import { mustHaveSecondFactor, type UserItem } from '../../platform/identity/user.entity.ts';

/** A person's second factor as the API answers it: never its secret. */
export const shownFactor = (
  user: Pick<UserItem, 'role' | 'adminGrants' | 'secondFactorAt'>,
  recoveryCodesLeft: number,
): { secondFactor: ShownFactor } => ({
  secondFactor: {
    enabledAt: user.secondFactorAt ?? null,
    recoveryCodesLeft: user.secondFactorAt ? recoveryCodesLeft : null,
    required: mustHaveSecondFactor(user),
  },
});
