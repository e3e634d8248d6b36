import { useState } from 'react';
import { logout } from '../../../../shared/auth/auth.contract.ts';
import { readLentToken } from '../../lib/lent-session.ts';
import { request } from '../../lib/request.ts';
import { endSession, readTokens } from '../../lib/session.ts';

const patienceMs = 3_000;

/** Ends the session on the server, and here whatever the server says or does not say. */
export function useSignOut() {
  const [busy, setBusy] = useState(false);
  async function act() {
    if (busy) return;
    setBusy(true);
    if (readLentToken()) return (await import('../../lib/leave-view.ts')).leaveView();
    const { refreshToken } = readTokens();
    const told = request(logout, { body: { refreshToken } }).catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    endSession();
  }
  return { busy, act };
}
