import * as auth from '../../shared/contract/auth.ts';
import { notices } from '../../shared/messages/notices.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { requestPasswordReset } from './password.domain.ts';

export const handler = defineHandler(auth.forgotPassword, async ({ body, caller }) => {
  await requestPasswordReset(body.email, caller);
  return { message: notices.resetLinkSent };
});
