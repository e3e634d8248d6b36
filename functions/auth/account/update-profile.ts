import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateProfile } from './account.door.ts';

export const handler = defineHandler(auth.updateProfile, ({ actor, body }) => updateProfile(actor, body));
