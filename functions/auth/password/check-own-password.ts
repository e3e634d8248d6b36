import { reasons } from '../../../shared/kernel/error-messages.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { countOrRefuse, forgetAttempts, type Limit } from '../../platform/throttle/throttle.ts';
import { passwordMatches } from '../session/password-hash.ts';

const passwordChecks: Limit = { name: 'password-check', max: 10, windowSeconds: 15 * 60 };

/**
 * Throws unless the actor has typed their password: one count for all that asks for it, so that a stolen session cannot
 * guess. To be called in a slot of the hashes.
 */
export async function checkOwnPassword({ user, userId }: Actor, typed: string): Promise<void> {
  await countOrRefuse(passwordChecks, userId);
  if (!(await passwordMatches(typed, user.passwordHash))) throw wrongCurrentPassword();
}

export const forgetPasswordChecks = (userId: string) => forgetAttempts(passwordChecks, userId);

const wrongCurrentPassword = () =>
  new AppError('wrong_current_password', {
    details: [{ path: 'currentPassword', message: reasons.wrong_current_password.message }],
  });
