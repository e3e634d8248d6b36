import { createHmac, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import { keyRing, sameText } from './keys.ts';

const accessTokenSeconds = 60 * 60;

const issuer = 'reclame';
const audience = 'reclame-api';
/** How far clocks may be apart. */
const toleranceSeconds = 30;

const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  wid: z.string(),
  iss: z.literal(issuer),
  aud: z.literal(audience),
  iat: z.number(),
  nbf: z.number(),
  exp: z.number(),
});

export type TokenIds = { userId: string; sessionId: string; workspaceId: string };

/** A JWT (RFC 7519): header, claims and signature, in base64url. */
export async function issueAccessToken(ids: TokenIds, now: Date = new Date()): Promise<string> {
  const { current } = await keyRing();
  const iat = toSeconds(now);
  const content: z.infer<typeof claims> = {
    sub: ids.userId,
    sid: ids.sessionId,
    wid: ids.workspaceId,
    iss: issuer,
    aud: audience,
    iat,
    nbf: iat,
    exp: iat + accessTokenSeconds,
  };
  const signed = `${headerOf(current.kid)}.${encoded(content)}`;
  return `${signed}.${signatureOf(current.key, signed)}`;
}

/**
 * The ids in a well-signed token of ours, or null. Its header must be the very one that we write, so nobody else chooses
 * an algorithm, a type or a key; its claims are read once it is proven ours. `evenExpired` is for signing out only.
 */
export async function readAccessToken(
  token: string,
  { evenExpired = false, now = new Date() } = {},
): Promise<TokenIds | null> {
  const { keys } = await keyRing();
  const [header = '', content = '', signature = '', ...more] = token.split('.');
  const [, key] = [...keys].find(([kid]) => header === headerOf(kid)) ?? [];
  if (!key || more.length > 0 || !sameText(signature, signatureOf(key, `${header}.${content}`))) return null;
  const { success, data } = claims.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  if (!success || data.nbf > toSeconds(now) + toleranceSeconds) return null;
  if (data.exp <= toSeconds(now) - toleranceSeconds && !evenExpired) return null;
  return { userId: data.sub, sessionId: data.sid, workspaceId: data.wid };
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

const encoded = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

const headerOf = (kid: string) => encoded({ alg: 'HS256', typ: 'at+jwt', kid });

const signatureOf = (key: KeyObject, signed: string) => createHmac('sha256', key).update(signed).digest('base64url');
