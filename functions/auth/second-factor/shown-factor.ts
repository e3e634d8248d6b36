import type { SecondFactor as ShownFactor } from '../../../shared/auth/second-factor.contract.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

/** A person's second factor as the API answers it: never its secret. */
export const shownFactor = (
  { role, secondFactorAt }: Pick<UserItem, 'role' | 'secondFactorAt'>,
  recoveryCodesLeft: number,
): { secondFactor: ShownFactor } => ({
  secondFactor: {
    enabledAt: secondFactorAt ?? null,
    recoveryCodesLeft: secondFactorAt ? recoveryCodesLeft : null,
    required: role === 'admin' && env.ADMIN_SECOND_FACTOR === 'required',
  },
});
