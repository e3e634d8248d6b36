import * as auth from '../../shared/contract/auth.ts';
import { notices } from '../../shared/messages/notices.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { confirmEmail } from './proven-address.domain.ts';

export const handler = defineHandler(auth.confirmEmail, async ({ body, caller }) => {
  await confirmEmail(body.token, caller);
  return { message: notices.emailConfirmed };
});
