import * as auth from '../../shared/contract/auth.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { updateProfile } from './account.domain.ts';

export const handler = defineHandler(auth.updateProfile, ({ actor, body }) => updateProfile(actor, body));
