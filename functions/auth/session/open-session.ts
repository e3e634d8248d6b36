import { dayMs } from '../../../shared/kernel/day.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, update, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Session, type SessionItem, sessionEnd } from '../../platform/identity/session.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { deviceOf } from './device-of.ts';
import { noteSeen } from './note-seen.ts';
import { tokensOf } from './session-tokens.ts';

const refreshDays = 30;

/**
 * Opens a session in a workspace, and answers its two tokens. Who is let in by another session, not by a password, is
 * `confirmedAt` when they were there.
 */
export async function openSession(
  { userId, sessionEpoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>,
  workspaceId: string,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
  confirmedAt?: string,
) {
  const now = new Date();
  const at = now.toISOString();
  const session: SessionItem = {
    sessionId: newId('ses', now),
    userId,
    workspaceId,
    epoch: sessionEpoch,
    generation: 1,
    createdAt: at,
    confirmedAt: confirmedAt ?? at,
    ...placeOf(caller),
    ...renewal(now, at),
  };
  const { ip } = caller;
  await Promise.all([
    write([
      put(Session.create(session)),
      audit({ ...session, ip }, { type: 'session.opened', entityId: session.sessionId }, now),
    ]),
    noteSeen(session, now),
  ]);
  return tokensOf(session);
}

/** Where a session is used from, by which its owner recognises it. */
export const placeOf = ({ ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>) => ({ device: deviceOf(userAgent), ip });

/** When a session that is renewed now ends, if nothing renews it again. */
export function renewal(now: Date, createdAt: string) {
  const renewed = new Date(now.getTime() + refreshDays * dayMs).toISOString();
  const end = sessionEnd({ createdAt });
  const expiresAt = renewed < end ? renewed : end;
  return { renewedAt: now.toISOString(), expiresAt, ttl: Math.floor(Date.parse(expiresAt) / 1000) };
}
