import * as factor from '../../../shared/auth/second-factor.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { shownFactor } from './shown-factor.ts';

export const handler = defineHandler(factor.getSecondFactor, async ({ actor: { user, userId } }) => {
  if (!user.secondFactorAt) return shownFactor(user, 0);
  const { data } = await SecondFactor.get({ userId }).go({ consistent: true });
  return shownFactor(user, data?.recoveryKeys?.length ?? 0);
});
