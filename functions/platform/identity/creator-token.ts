import * as z from 'zod';
import { claimsOf, signedToken } from './access-token.ts';

const tokenType = 'creator';

const claims = z.object({ sub: z.string(), sid: z.string() });

export type CreatorTokenIds = { creatorId: string; sessionId: string };

/** The bearer of a session of the space: it opens nothing of a workspace, nor does what opens one open the space. */
export function issueCreatorToken(
  { creatorId, sessionId }: CreatorTokenIds,
  lastsSeconds: number,
  now: Date,
): Promise<string> {
  return signedToken(tokenType, { sub: creatorId, sid: sessionId }, lastsSeconds, now);
}

/** What a well-signed token of this kind names, or null; whether its session still stands is for what is stored to tell. */
export async function readCreatorToken(bearer: string): Promise<CreatorTokenIds | null> {
  const { success, data } = claims.safeParse(await claimsOf(tokenType, bearer));
  return success ? { creatorId: data.sub, sessionId: data.sid } : null;
}
