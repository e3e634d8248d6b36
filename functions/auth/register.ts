import * as auth from '../../shared/contract/auth.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { register } from './account.domain.ts';

export const handler = defineHandler(auth.register, ({ body, caller }) => register(body, caller));
