import { type KeyObject, webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { keyRing } from './keys.ts';

const accessTokenSeconds = 60 * 60;

const issuer = 'reclame';
const audience = 'reclame-api';
const tokenType = 'at+jwt';

const claims = z.object({ sub: z.string(), sid: z.string(), wid: z.string() });

const tokenKeys = new WeakMap<KeyObject, Promise<webcrypto.CryptoKey>>();

/** Of any other kind, the library makes one of these at each call, which takes a third of the check. */
function tokenKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const known = tokenKeys.get(key);
  if (known) return known;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const made = webcrypto.subtle.importKey('raw', key.export(), hmac, false, ['sign', 'verify']);
  tokenKeys.set(key, made);
  return made;
}

export type TokenIds = { userId: string; sessionId: string; workspaceId: string };

export async function issueAccessToken(ids: TokenIds, now: Date = new Date()): Promise<string> {
  const { current } = await keyRing();
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: ids.sessionId, wid: ids.workspaceId })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType, kid: current.kid })
    .setSubject(ids.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + accessTokenSeconds)
    .sign(await tokenKey(current.key));
}

/** The ids in a well-signed token of ours, or null. `evenExpired` is for signing out only. */
export async function readAccessToken(
  token: string,
  { evenExpired = false, now = new Date() } = {},
): Promise<TokenIds | null> {
  const { keys } = await keyRing();
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : keys.get(kid);
        if (!key) throw new errors.JWSInvalid('Unknown key');
        return tokenKey(key);
      },
      {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ: tokenType,
        requiredClaims: ['exp', 'nbf', 'iat'],
        clockTolerance: 30,
        currentDate: now,
      },
    );
    return toIds(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired && evenExpired) return toIds(error.payload);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function toIds(payload: unknown): TokenIds | null {
  const parsed = claims.safeParse(payload);
  return parsed.success ? { userId: parsed.data.sub, sessionId: parsed.data.sid, workspaceId: parsed.data.wid } : null;
}
