import { reasons } from '../../../shared/kernel/error-messages.ts';
import { AppError, type ErrorDetail } from '../../platform/app-error.ts';
import { type AuditedBy, audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { unseal } from '../../platform/identity/seal.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { countAttempt, countOrRefuse, type Limit, takeBackAttempt } from '../../platform/throttle/throttle.ts';
import { guesses } from './guesses.ts';
import { recoveryKey } from './recovery-codes.ts';
import { SecondFactor, type SecondFactorItem, secretScope } from './second-factor.entity.ts';
import { tellOfFactor } from './tell-of-factor.door.ts';
import { stepOf } from './totp.ts';

const warnings: Limit = { name: 'second-factor-warned', max: 1, windowSeconds: 24 * 3600 };

/**
 * Takes a code of a person, once: of their authenticator, or one of their recovery codes, and then answers how many are left.
 * Throws when it is wrong or has served. A right one is not counted, and forgives no wrong one. Recovery codes are not counted:
 * nobody guesses 80 bits, and a count would let who has the password keep their owner out.
 */
export async function spendCode(user: UserItem, typed: string, by: AuditedBy): Promise<number | null> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^\d+$/.test(code)) return spendRecoveryCode(user, code, by);
  await countGuess(user);
  await spendStep(user, code);
  await Promise.all(guesses.map((limit) => takeBackAttempt(limit, user.userId)));
  return null;
}

/** Who is refused had the password, or a session: their owner is told, once a day. */
async function countGuess(user: UserItem): Promise<void> {
  try {
    for (const limit of guesses) await countOrRefuse(limit, user.userId);
  } catch (error) {
    const refused = error instanceof AppError && error.reason === 'rate_limited';
    if (refused && (await countAttempt(warnings, user.userId))) await tellOfFactor(user, 'guessed');
    throw error;
  }
}

async function spendStep({ userId }: UserItem, code: string): Promise<void> {
  const { sealedSecret, lastStep } = await factorOf(userId);
  const step = stepOf(await openSecret(userId, sealedSecret), code, new Date());
  if (step === null) throw refusedCode('wrong_code');
  if (step <= lastStep) throw refusedCode('code_used');
  await write([
    update(
      SecondFactor.patch({ userId })
        .set({ lastStep: step })
        .where((attr, { eq, lt }) => `${lt(attr.lastStep, step)} AND ${eq(attr.sealedSecret, sealedSecret)}`),
      refusedCode('code_used'),
    ),
  ]);
}

async function spendRecoveryCode(user: UserItem, code: string, by: AuditedBy): Promise<number> {
  const { userId } = user;
  const { recoveryKeys = [] } = await factorOf(userId);
  const key = recoveryKey(userId, code);
  if (!recoveryKeys.includes(key)) throw refusedCode('recovery_code_invalid');
  await write([
    update(
      SecondFactor.patch({ userId })
        .delete({ recoveryKeys: [key] })
        .where((attr, { contains }) => contains(attr.recoveryKeys, key)),
      refusedCode('recovery_code_invalid'),
    ),
    audit(by, { type: 'second_factor.recovery_code_used', entityId: userId }),
  ]);
  const left = recoveryKeys.length - 1;
  await tellOfFactor(user, 'recovery_code_used', left);
  return left;
}

async function factorOf(userId: string): Promise<SecondFactorItem> {
  const { data: factor } = await SecondFactor.get({ userId }).go({ consistent: true });
  // It was switched off since its person was read.
  if (!factor) throw new AppError('conflict');
  return factor;
}

export async function openSecret(userId: string, sealed: string): Promise<string> {
  const secret = await unseal(secretScope({ userId }), sealed);
  if (secret === null) throw new Error(`The secret of ${userId} does not open`);
  return secret;
}

type CodeRefusal = 'second_factor_needed' | 'wrong_code' | 'code_used' | 'recovery_code_invalid';

/** A refusal on the field of the code. */
export function refusedCode(reason: CodeRefusal): AppError {
  const details: ErrorDetail[] = [{ path: 'code', message: reasons[reason].message }];
  return new AppError(reason, { details });
}
