import * as auth from '../../../shared/auth/sessions.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { isLiving, Session } from '../../platform/identity/session.entity.ts';
import { endSession } from './end-session.ts';

/** Ends one of the actor's sessions: its tokens are refused at their next call. */
export const handler = defineHandler(auth.deleteSession, async ({ actor, params: { id } }) => {
  const { data: session } = await Session.get({ sessionId: id }).go({ consistent: true });
  if (!session || !isLiving(session, actor.user)) throw new AppError('not_found');
  await endSession(session, actor.ip, 'session.revoked');
  return { id };
});
