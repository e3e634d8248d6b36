import * as factor from '../../../shared/auth/second-factor.contract.ts';
import { challengeTries } from '../../../shared/auth/second-factor.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { isRefused, remove, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { accountPlace, User, type UserItem } from '../../platform/identity/user.entity.ts';
import { letIn } from '../session/let-in.ts';
import { deviceKey } from './challenge.door.ts';
import { LoginChallenge } from './login-challenge.entity.ts';
import { spendCode } from './spend-code.ts';

/** Ends a sign-in that waits for a code, once. */
export const handler = defineHandler(factor.passSecondFactor, async ({ body: { challenge, code }, caller }) => {
  const challengeKey = keyOf(challenge);
  const user = await personOf(challengeKey, caller);
  const recoveryCodesLeft = await spendCode(user, code, { ...accountPlace(user), ip: caller.ip });
  await write([remove(LoginChallenge.remove({ challengeKey }), 'challenge_invalid')]);
  return { ...(await letIn(user, caller)), recoveryCodesLeft };
});

/** Whose sign-in it is; counts a try of it, whatever comes of it. */
async function personOf(challengeKey: string, caller: Caller): Promise<UserItem> {
  const { userId, epoch } = await countTry(challengeKey, caller);
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (!user || user.sessionEpoch !== epoch || !user.secondFactorAt) throw new AppError('challenge_invalid');
  if (user.status === 'suspended') throw new AppError('account_suspended');
  return user;
}

async function countTry(challengeKey: string, caller: Caller) {
  const now = new Date().toISOString();
  try {
    const { data } = await LoginChallenge.patch({ challengeKey })
      .add({ tries: 1 })
      .where((attr, { eq, gt, lt }) =>
        [lt(attr.tries, challengeTries), gt(attr.expiresAt, now), eq(attr.deviceKey, deviceKey(caller))].join(' AND '),
      )
      .go({ response: 'all_new' });
    return data;
  } catch (error) {
    if (isRefused(error)) throw new AppError('challenge_invalid', { cause: error });
    throw error;
  }
}
