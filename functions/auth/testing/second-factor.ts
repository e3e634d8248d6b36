import { Secret, TOTP } from 'otpauth';
import * as auth from '../../../shared/auth/auth.contract.ts';
import * as factor from '../../../shared/auth/second-factor.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { password, signedInUser } from '../../platform/testing/factories.ts';

/** What the telephone shows at a moment, so many seconds from now. */
export const codeIn = (secret: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });

/** Six digits that the telephone shows at none of these moments. */
export function wrongCode(secret: string): string {
  const near = [-60, -30, 0, 30, 60, 90].map((seconds) => codeIn(secret, seconds));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find((one) => !near.includes(one)) ?? ''
  );
}

/** Has someone switch on their second factor, with the code of now. */
export async function enabled<P extends { token: string }>(person: P) {
  const { data } = await call(factor.beginSecondFactor, { token: person.token });
  const { secret } = data;
  const answer = await call(factor.enableSecondFactor, { token: person.token, body: { code: codeIn(secret) } });
  return { ...person, secret, recoveryCodes: answer.data.recoveryCodes };
}

export const withFactor = async (...asked: Parameters<typeof signedInUser>) => enabled(await signedInUser(...asked));

/** What a right password gives who has a second factor. */
export async function challengeOf(email: string, headers: Record<string, string> = {}): Promise<string> {
  const rawBody = JSON.stringify({ email, password });
  const { data } = await callRaw<auth.Challenge>(auth.login, { rawBody, headers });
  return data.challenge;
}

export const pass = (challenge: string, code: string, headers: Record<string, string> = {}) =>
  call(factor.passSecondFactor, { body: { challenge, code }, headers });
