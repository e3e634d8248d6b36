import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { refreshSession } from './session.domain.ts';

export const handler = defineHandler(auth.refresh, ({ body, caller }) => refreshSession(body.refreshToken, caller));
