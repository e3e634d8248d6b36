import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { resetPassword } from './password.door.ts';

export const handler = defineHandler(auth.resetPassword, async ({ body, caller }) => {
  await resetPassword(body.token, body.newPassword, caller);
  return { message: notices.passwordReset };
});
