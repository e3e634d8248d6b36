import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, writeIf } from '../../platform/db/write.ts';
import { Session, type SessionItem } from '../../platform/identity/session.entity.ts';

/** Ends a session, unless it has ended meanwhile. */
export async function endSession(
  session: SessionItem,
  ip: string,
  type: 'session.closed' | 'session.revoked' | 'session.reuse_detected',
): Promise<void> {
  const { sessionId } = session;
  await writeIf(remove(Session.remove({ sessionId })), [audit({ ...session, ip }, { type, entityId: sessionId })]);
}
