import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '../../../shared/auth/second-factor.rules.ts';
import { keyOf } from '../../platform/db/key-of.ts';

/** Letters and digits that are not taken for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

/** As they are typed and kept: 80 bits each, which nobody guesses, so that a plain hash holds them. */
const newCode = () => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** New recovery codes of a person, in groups of four as they are shown, and the hashes that are kept of them. */
export function newRecoveryCodes(userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  return {
    recoveryCodes: codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-')),
    recoveryKeys: codes.map((code) => recoveryKey(userId, code)),
  };
}

export const recoveryKey = (userId: string, code: string): string => keyOf(`recovery\n${userId}\n${code}`);
