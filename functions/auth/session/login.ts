import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { login } from './login.domain.ts';

export const handler = defineHandler(auth.login, ({ body, caller }) => login(body, caller));
