import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { shownUser } from './shown-user.ts';

export const handler = defineHandler(auth.getProfile, async ({ actor }) => ({
  user: shownUser(actor.user, actor.workspace),
}));
