import type { Session as ShownSession } from '../../../shared/auth/sessions.contract.ts';
import { hourOf } from '../../../shared/kernel/day.ts';
import { type SessionItem, sessionEnd } from '../../platform/identity/session.entity.ts';
import { unknownDevice } from './device-of.ts';

/** A session as its person sees it from another one, or from itself. */
export function shownSession(session: SessionItem, current: string, workspaceName: string): ShownSession {
  const { sessionId, device = unknownDevice, ip, createdAt, renewedAt, expiresAt } = session;
  const end = sessionEnd(session);
  return {
    id: sessionId,
    current: sessionId === current,
    device,
    ip: ip ?? null,
    createdAt,
    lastSeenAt: hourOf(renewedAt),
    expiresAt: expiresAt < end ? expiresAt : end,
    workspaceName,
  };
}
