import { issueAccessToken } from '../../platform/identity/access-token.ts';
import { keyRing, sameText, sign } from '../../platform/identity/keys.ts';
import type { SessionItem } from '../../platform/identity/session.entity.ts';

type Content = { sessionId: string; generation: number };

/** What a browser is given of a session: a token for its requests, and one to renew both. */
export async function tokensOf(session: SessionItem) {
  return { token: await issueAccessToken(session), refreshToken: await issueRefreshToken(session) };
}

/**
 * The refresh token of one generation of a session. It is derived from the signing key, so the table holds nothing
 * that could be replayed, and asking twice gives the same token.
 */
async function issueRefreshToken({ sessionId, generation }: Content): Promise<string> {
  const { current } = await keyRing();
  const content = `${sessionId}.${generation}`;
  return `${content}.${sign(current.key, 'refresh', content)}`;
}

/** What a refresh token of ours says, or null. Whether it still works is for the session to tell. */
export async function readRefreshToken(token: string): Promise<Content | null> {
  const parts = /^(ses_\w{26})\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  if (!parts) return null;
  const [, sessionId = '', generation = '', signature = ''] = parts;
  const { keys } = await keyRing();
  const ours = [...keys.values()].some((key) =>
    sameText(sign(key, 'refresh', `${sessionId}.${generation}`), signature),
  );
  return ours ? { sessionId, generation: Number(generation) } : null;
}
