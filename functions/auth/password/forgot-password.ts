import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { requestPasswordReset } from './password.door.ts';

export const handler = defineHandler(auth.forgotPassword, async ({ body, caller }) => {
  await requestPasswordReset(body.email, caller);
  return { message: notices.resetLinkSent };
});
