import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Session, type SessionItem, sessionEnd } from '../../platform/identity/session.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { deviceOf } from './device-of.ts';
import { deviceOperations } from './note-device.ts';
import { noteSeen } from './note-seen.ts';
import { tokensOf } from './session-tokens.ts';

/** The session in whose place another is opened, and what is written beside in the same transaction. */
type Before = { session: SessionItem; beside: Operation[] };

/**
 * Opens a session in a workspace, and answers its two tokens. Whom another session lets in, not a password, goes on with its
 * times: it ends when that one would have.
 */
export async function openSession(
  { userId, sessionEpoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>,
  workspaceId: string,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
  before?: Before,
) {
  const now = new Date();
  const at = now.toISOString();
  const signedInAt = before ? (before.session.signedInAt ?? before.session.createdAt) : at;
  const session: SessionItem = {
    sessionId: newId('ses', now),
    userId,
    workspaceId,
    epoch: sessionEpoch,
    generation: 1,
    createdAt: at,
    ...(before && { signedInAt }),
    confirmedAt: before?.session.confirmedAt ?? signedInAt,
    ...placeOf(caller),
    ...renewal(now, { createdAt: at, signedInAt }),
  };
  const { ip } = caller;
  const beside = before?.beside ?? (await deviceOperations(session, now));
  await Promise.all([
    write([
      put(Session.create(session)),
      audit({ ...session, ip }, { type: 'session.opened', entityId: session.sessionId }, now),
      ...beside,
    ]),
    noteSeen(session, now),
  ]);
  return tokensOf(session);
}

/** Where a session is used from, by which its owner recognises it. */
export const placeOf = ({ ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>) => ({ device: deviceOf(userAgent), ip });

/** When a session that is renewed now ends, if nothing renews it again. */
export function renewal(now: Date, session: Pick<SessionItem, 'createdAt' | 'signedInAt'>) {
  const renewed = new Date(now.getTime() + keptDays.session * dayMs).toISOString();
  const end = sessionEnd(session);
  const expiresAt = renewed < end ? renewed : end;
  return { renewedAt: now.toISOString(), expiresAt, ttl: Math.floor(Date.parse(expiresAt) / 1000) };
}
