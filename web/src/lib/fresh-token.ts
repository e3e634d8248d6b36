import { refresh } from '../../../shared/auth/auth.contract.ts';
import { ApiError } from './api-error.ts';
import { send } from './send.ts';
import { readTokens, serverNow, storeTokens } from './session.ts';
import { aloneWithSession } from './session-lock.ts';
import { tokenClaims } from './token-claims.ts';

const refreshAheadMs = 2 * 60 * 1000;

/** The access token to send, renewed first when its end is near or past. One tab renews, the others take its pair. */
export async function freshToken(signal: AbortSignal): Promise<string | null> {
  const { token } = readTokens();
  if (!token || msLeft(token) > refreshAheadMs) return token;
  return aloneWithSession(() => renew(signal), signal);
}

async function renew(signal: AbortSignal): Promise<string | null> {
  const { token, refreshToken } = readTokens();
  if (!token || !refreshToken || msLeft(token) > refreshAheadMs) return token;
  try {
    const pair = await send(refresh, { body: { refreshToken } }, { token: null, signal });
    // A sign-out may have come in the meantime: it must not be undone.
    if (readTokens().refreshToken !== refreshToken) return readTokens().token;
    storeTokens(pair);
    return pair.token;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    // A malformed refresh token will never serve: the answer to the request itself ends the session.
    if (status === 400 || (status !== 401 && msLeft(token) > 0)) return token;
    throw error;
  }
}

/** Milliseconds before the token's `exp`; endless when it does not say. */
function msLeft(token: string): number {
  const claims = tokenClaims(token);
  return claims ? claims.exp * 1000 - serverNow() : Number.POSITIVE_INFINITY;
}
