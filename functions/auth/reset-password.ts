import * as auth from '../../shared/contract/auth.ts';
import { notices } from '../../shared/messages/notices.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { resetPassword } from './password.domain.ts';

export const handler = defineHandler(auth.resetPassword, async ({ body, caller }) => {
  await resetPassword(body.token, body.newPassword, caller);
  return { message: notices.passwordReset };
});
