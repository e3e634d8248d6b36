import * as auth from '../../shared/contract/auth.ts';
import { notices } from '../../shared/messages/notices.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { changePassword } from './password.domain.ts';

export const handler = defineHandler(auth.changePassword, async ({ actor, body }) => {
  await changePassword(actor, body);
  return { message: notices.passwordChanged };
});
