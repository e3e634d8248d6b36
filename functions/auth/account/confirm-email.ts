import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { confirmEmail } from './proven-address.door.ts';

export const handler = defineHandler(auth.confirmEmail, async ({ body, caller }) => {
  await confirmEmail(body.token, caller);
  return { message: notices.emailConfirmed };
});
