import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { isRefused, put, remove, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { issueAccessToken, readAccessToken } from '../../platform/identity/access-token.ts';
import { refuseDeadSession } from '../../platform/identity/refuse-dead-session.ts';
import { Session, type SessionItem, sessionEnd } from '../../platform/identity/session.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { issueRefreshToken, readRefreshToken } from './refresh-token.ts';

const refreshDays = 30;
const sharedRenewalMs = 10_000;

/** Opens a session and answers its two tokens. */
export async function openSession(user: UserItem, ip: string) {
  const now = new Date();
  const session: SessionItem = {
    sessionId: newId('ses', now),
    userId: user.userId,
    workspaceId: user.workspaceId,
    epoch: user.sessionEpoch,
    generation: 1,
    createdAt: now.toISOString(),
    ...renewal(now, now.toISOString()),
  };
  await write([
    put(Session.create(session)),
    activity({ ...user, ip }, { type: 'session.opened', entityId: session.sessionId }, now),
  ]);
  return tokensOf(session);
}

/**
 * Exchanges a refresh token for the next pair. For ten seconds the token just replaced gives the same pair again,
 * so that two tabs do not sign each other out; any other token that was replaced before was stolen or is lost: its session ends.
 */
export async function refreshSession(refreshToken: string, { ip }: Caller) {
  const content = await readRefreshToken(refreshToken);
  if (!content) throw new AppError('unauthorized');
  const session = await livingSession(content.sessionId);
  if (content.generation === session.generation) return tokensOf(await renew(session));
  if (isJustReplaced(content.generation, session)) return tokensOf(session);
  await endSession(session, ip, 'session.reuse_detected');
  throw new AppError('unauthorized');
}

/** Ends the session named by a bearer, even expired, or by a refresh token; 401 when neither is ours. */
export async function closeSession(refreshToken: string | null | undefined, { bearer, ip }: Caller) {
  const named = [
    bearer ? await readAccessToken(bearer, { evenExpired: true }) : null,
    refreshToken ? await readRefreshToken(refreshToken) : null,
  ].filter((ids) => ids !== null);
  if (named.length === 0) throw new AppError('unauthorized');
  for (const sessionId of new Set(named.map((ids) => ids.sessionId))) {
    const { data: session } = await Session.get({ sessionId }).go({ consistent: true });
    if (session) await endSession(session, ip, 'session.closed');
  }
}

async function livingSession(sessionId: string): Promise<SessionItem> {
  const { data: session } = await Session.get({ sessionId }).go({ consistent: true });
  if (!session) throw new AppError('unauthorized');
  const { data: user } = await User.get(session).go({ consistent: true });
  refuseDeadSession(session, user);
  return session;
}

/** Raises the generation by one; when another call did it first, its result is as good. */
async function renew(session: SessionItem): Promise<SessionItem> {
  const change = { generation: session.generation + 1, ...renewal(new Date(), session.createdAt) };
  try {
    await Session.patch({ sessionId: session.sessionId })
      .set(change)
      .where(({ generation }, { eq }) => eq(generation, session.generation))
      .go();
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

async function endSession(
  session: SessionItem,
  ip: string,
  type: 'session.closed' | 'session.reuse_detected',
): Promise<void> {
  const { sessionId } = session;
  try {
    await write([
      remove(Session.remove({ sessionId }), 'not_found'),
      activity({ ...session, ip }, { type, entityId: sessionId }),
    ]);
  } catch (error) {
    if (!(error instanceof AppError && error.reason === 'not_found')) throw error;
  }
}

function renewal(now: Date, createdAt: string) {
  const renewed = new Date(now.getTime() + refreshDays * 24 * 3600 * 1000).toISOString();
  const end = sessionEnd({ createdAt });
  const expiresAt = renewed < end ? renewed : end;
  return { renewedAt: now.toISOString(), expiresAt, ttl: Math.floor(Date.parse(expiresAt) / 1000) };
}

async function tokensOf(session: SessionItem) {
  return { token: await issueAccessToken(session), refreshToken: await issueRefreshToken(session) };
}
