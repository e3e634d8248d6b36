import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { challengeFor } from '../second-factor/challenge.door.ts';
import { checkCredentials } from './check-credentials.door.ts';
import { letIn } from './let-in.ts';

/** Checks an e-mail and a password, and opens a session, or waits for the code of who has a second factor. */
export const handler = defineHandler(auth.login, async ({ body: { email, password, device }, caller }) => {
  const user = await checkCredentials(email, password, caller.ip, device);
  return user.secondFactorAt ? challengeFor(user, caller) : letIn(user, caller);
});
