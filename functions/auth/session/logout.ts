import * as auth from '../../../shared/auth/auth.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readAccessToken } from '../../platform/identity/access-token.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { endSession } from './end-session.ts';
import { readRefreshToken } from './session-tokens.ts';

/** Ends the session named by a bearer, even expired, or by a refresh token; 401 when neither is ours. */
export const handler = defineHandler(auth.logout, async ({ body: { refreshToken }, caller: { bearer, ip } }) => {
  const named = [
    bearer ? await readAccessToken(bearer, { evenExpired: true }) : null,
    refreshToken ? await readRefreshToken(refreshToken) : null,
  ].filter((ids) => ids !== null);
  if (named.length === 0) throw new AppError('unauthorized');
  for (const sessionId of new Set(named.map((ids) => ids.sessionId))) {
    const { data: session } = await Session.get({ sessionId }).go({ consistent: true });
    if (session) await endSession(session, ip, 'session.closed');
  }
  return {};
});
