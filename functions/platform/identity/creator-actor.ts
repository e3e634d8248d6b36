import { AppError } from '../app-error.ts';
import { readTogether } from '../db/read-together.ts';
import { readCreatorToken } from './creator-token.ts';
import { isEnded, SpaceAccess } from './space-access.entity.ts';
import { SpaceSession } from './space-session.entity.ts';

/** A creator who acts in their space; what they say of themself is read by the act that shows it. */
export type CreatorActor = {
  creatorId: string;
  sessionId: string;
  ip: string;
  /** The campaign by whose public call this session was opened. */
  calledTo?: string | undefined;
};

/** Who a bearer of the space stands for. Reads what it names at every call: a session that was ended ends at once. */
export async function loadCreatorActor(bearer: string | undefined, ip: string): Promise<CreatorActor> {
  const named = bearer === undefined ? null : await readCreatorToken(bearer);
  if (!named) throw new AppError('unauthorized');
  const { creatorId, sessionId } = named;
  const [sessionItem, accessItem] = await readTogether([
    SpaceSession.get({ creatorId, spaceSessionId: sessionId }),
    SpaceAccess.get({ creatorId }),
  ]);
  const session = SpaceSession.parse({ Item: sessionItem }).data;
  const access = SpaceAccess.parse({ Item: accessItem }).data;
  if (!session || session.expiresAt <= new Date().toISOString()) throw new AppError('unauthorized');
  if (isEnded(access, { createdAt: session.linkedAt })) throw new AppError('unauthorized');
  return { creatorId, sessionId, ip, calledTo: session.calledTo };
}
