import * as auth from '../../shared/contract/auth.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { registerOnce } from './account.domain.ts';

export const handler = defineHandler(auth.register, ({ body, caller }) => registerOnce(body, caller));
