import { randomBytes } from 'node:crypto';
import { challengeMinutes } from '../../../shared/auth/second-factor.rules.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { LoginChallenge } from './login-challenge.entity.ts';

/** What who has a second factor is given for their password, in place of a session. */
export async function challengeFor({ userId, sessionEpoch }: UserItem, caller: Pick<Caller, 'userAgent'>) {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + challengeMinutes * 60_000);
  await LoginChallenge.create({
    challengeKey: keyOf(challenge),
    userId,
    epoch: sessionEpoch,
    deviceKey: deviceKey(caller),
    tries: 0,
    expiresAt: expiresAt.toISOString(),
    ttl: Math.floor(expiresAt.getTime() / 1000),
  }).go();
  return { challenge };
}

export const deviceKey = ({ userAgent = '' }: Pick<Caller, 'userAgent'>): string => keyOf(userAgent);
