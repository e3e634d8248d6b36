import * as auth from '../../../shared/auth/auth.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { isRefused } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { refuseDeadSession } from '../../platform/identity/refuse-dead-session.ts';
import { Session, type SessionItem } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { endSession } from './end-session.ts';
import { noteSeen } from './note-seen.ts';
import { placeOf, renewal } from './open-session.ts';
import { readRefreshToken, tokensOf } from './session-tokens.ts';

const sharedRenewalMs = 10_000;

/**
 * Exchanges a refresh token for the next pair. For ten seconds the token just replaced gives the same pair again,
 * so that two tabs do not sign each other out; any other token that was replaced before was stolen or is lost: its session ends.
 */
export const handler = defineHandler(auth.refresh, async ({ body, caller }) => {
  const content = await readRefreshToken(body.refreshToken);
  if (!content) throw new AppError('unauthorized');
  const session = await livingSession(content.sessionId);
  if (content.generation === session.generation) return tokensOf(await renew(session, caller));
  if (isJustReplaced(content.generation, session)) return tokensOf(session);
  await endSession(session, caller.ip, 'session.reuse_detected');
  throw new AppError('unauthorized');
});

async function livingSession(sessionId: string): Promise<SessionItem> {
  const { data: session } = await Session.get({ sessionId }).go({ consistent: true });
  if (!session) throw new AppError('unauthorized');
  const [userItem, memberItem] = await readTogether([User.get(session), Member.get(session)]);
  const user = User.parse({ Item: userItem }).data;
  refuseDeadSession(session, user, Member.parse({ Item: memberItem }).data);
  return session;
}

/** Raises the generation by one; when another call did it first, its result is as good. */
async function renew(session: SessionItem, caller: Caller): Promise<SessionItem> {
  const now = new Date();
  const change = { generation: session.generation + 1, ...placeOf(caller), ...renewal(now, session) };
  try {
    await Session.patch({ sessionId: session.sessionId })
      .set(change)
      .where(({ generation }, { eq }) => eq(generation, session.generation))
      .go();
    await noteSeen(session, now);
    return { ...session, ...change };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const now = await livingSession(session.sessionId);
    if (isJustReplaced(session.generation, now)) return now;
    throw new AppError('unauthorized');
  }
}

function isJustReplaced(generation: number, session: SessionItem): boolean {
  return generation === session.generation - 1 && Date.now() - Date.parse(session.renewedAt) <= sharedRenewalMs;
}
