import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { closeSession } from './session.domain.ts';

export const handler = defineHandler(auth.logout, async ({ body, caller }) => {
  await closeSession(body.refreshToken, caller);
  return {};
});
