import * as factor from '../../../shared/auth/second-factor.contract.ts';
import { check, put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { seal } from '../../platform/identity/seal.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { SecondFactor, secretScope } from './second-factor.entity.ts';
import { addressOf, newSecret } from './totp.ts';

const preparedMinutes = 30;

/** Makes the secret that an authenticator is to be given, in place of one that was prepared before. Nothing asks for its codes yet. */
export const handler = defineHandler(factor.beginSecondFactor, async ({ actor: { user, userId } }) => {
  const secret = newSecret();
  const preparedUntil = new Date(Date.now() + preparedMinutes * 60_000);
  const prepared = {
    userId,
    sealedSecret: await seal(secretScope(user), secret),
    lastStep: 0,
    preparedUntil: preparedUntil.toISOString(),
    ttl: Math.floor(preparedUntil.getTime() / 1000),
  };
  await write([
    check(
      User.remove(user).where((attr, { notExists }) => notExists(attr.secondFactorAt)),
      'second_factor_on',
    ),
    put(SecondFactor.put(prepared)),
  ]);
  return { secret, uri: addressOf(secret, user.email) };
});
