import * as auth from '../../../shared/auth/auth.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { homeOf } from '../account/home-of.ts';
import { remindToConfirm } from '../account/proof-mails.ts';
import { checkCredentials } from './check-credentials.door.ts';
import { enter } from './enter.door.ts';
import { markDevice } from './known-device.ts';

/** Checks an e-mail and a password, and opens a session. */
export const handler = defineHandler(auth.login, async ({ body: { email, password, device }, caller }) => {
  const user = await checkCredentials(email, password, caller.ip, device);
  const signedIn = await enter(await homeOf(user), caller);
  await remindToConfirm(user);
  return { ...signedIn, device: await markDevice(user.userId) };
});
