import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { changePassword } from './password.door.ts';

export const handler = defineHandler(auth.changePassword, async ({ actor, body }) => {
  await changePassword(actor, body);
  return { message: notices.passwordChanged };
});
