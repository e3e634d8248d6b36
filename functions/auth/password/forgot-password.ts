import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countAttempt, type Limit } from '../../platform/throttle/throttle.ts';

const hour = 3600;
const resetsPerEmail: Limit = { name: 'reset-email', max: 3, windowSeconds: hour };
const resetsPerAddress: Limit = { name: 'reset-address', max: 30, windowSeconds: hour };

/**
 * Asks for a reset link. Known or not, the e-mail costs the same work here: whose it is, the mail worker finds out.
 * Over the limit nothing is sent, and nothing is said.
 */
export const handler = defineHandler(auth.forgotPassword, async ({ body: { email }, caller: { ip } }) => {
  const allowed = (await countAttempt(resetsPerAddress, networkOf(ip))) && (await countAttempt(resetsPerEmail, email));
  if (allowed) await enqueueMail({ kind: 'password-reset', email });
  return { message: notices.resetLinkSent };
});
