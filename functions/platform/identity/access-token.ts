import { type KeyObject, webcrypto } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
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

export const issueAccessToken = (ids: TokenIds, now: Date = new Date()): Promise<string> =>
  signedToken(tokenType, { sub: ids.userId, sid: ids.sessionId, wid: ids.workspaceId }, accessTokenSeconds, now);

/** A token of ours that says so much for so long: one of a type is refused where another is read. */
export async function signedToken(typ: string, said: JWTPayload, lastsSeconds: number, now: Date): Promise<string> {
  const { current } = await keyRing();
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT(said)
    .setProtectedHeader({ alg: 'HS256', typ, kid: current.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + lastsSeconds)
    .sign(await tokenKey(current.key));
}

/** The ids in a well-signed token of ours, or null. `evenExpired` is for signing out only. */
export async function readAccessToken(
  token: string,
  options: { evenExpired?: boolean; now?: Date } = {},
): Promise<TokenIds | null> {
  const parsed = claims.safeParse(await claimsOf(tokenType, token, options));
  return parsed.success ? { userId: parsed.data.sub, sessionId: parsed.data.sid, workspaceId: parsed.data.wid } : null;
}

/** What a well-signed token of a type says, or null. */
export async function claimsOf(
  typ: string,
  token: string,
  { evenExpired = false, now = new Date() } = {},
): Promise<JWTPayload | null> {
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
        typ,
        requiredClaims: ['exp', 'nbf', 'iat'],
        clockTolerance: 30,
        currentDate: now,
      },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired && evenExpired) return error.payload;
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
