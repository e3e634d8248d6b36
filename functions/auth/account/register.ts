import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { registerOnce } from './account.door.ts';

export const handler = defineHandler(auth.register, ({ body, caller }) => registerOnce(body, caller));
