import { dayMs } from '../../../shared/kernel/day.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Session, type SessionItem, sessionEnd } from '../../platform/identity/session.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { tokensOf } from './session-tokens.ts';

const refreshDays = 30;

/** Opens a session in a workspace, and answers its two tokens. */
export async function openSession(
  { userId, sessionEpoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>,
  workspaceId: string,
  { ip }: Pick<Caller, 'ip'>,
) {
  const now = new Date();
  const session: SessionItem = {
    sessionId: newId('ses', now),
    userId,
    workspaceId,
    epoch: sessionEpoch,
    generation: 1,
    createdAt: now.toISOString(),
    ...renewal(now, now.toISOString()),
  };
  await write([
    put(Session.create(session)),
    audit({ ...session, ip }, { type: 'session.opened', entityId: session.sessionId }, now),
  ]);
  return tokensOf(session);
}

/** When a session that is renewed now ends, if nothing renews it again. */
export function renewal(now: Date, createdAt: string) {
  const renewed = new Date(now.getTime() + refreshDays * dayMs).toISOString();
  const end = sessionEnd({ createdAt });
  const expiresAt = renewed < end ? renewed : end;
  return { renewedAt: now.toISOString(), expiresAt, ttl: Math.floor(Date.parse(expiresAt) / 1000) };
}
