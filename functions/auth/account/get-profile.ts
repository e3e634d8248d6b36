import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { toUser } from '../../platform/identity/user.entity.ts';

export const handler = defineHandler(auth.getProfile, async ({ actor }) => ({
  user: toUser(actor.user, actor.workspace),
}));
