import { spaceLimits } from '../../../shared/ugc/space.rules.ts';
import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import { spaceNotices } from '../../../shared/ugc/space-notices.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countAttempt, type Limit } from '../../platform/throttle/throttle.ts';

const hour = 3600;
const perEmail: Limit = { name: 'space-link-email', max: spaceLimits.linksPerEmail, windowSeconds: hour };
const perAddress: Limit = { name: 'space-link-address', max: spaceLimits.linksPerAddress, windowSeconds: hour };

/**
 * Known or not, an address costs the same work here: whose it is, the mail worker finds out. Over the limit nothing is sent,
 * and nothing is said.
 */
export const handler = defineHandler(entry.askSpaceLink, async ({ body, caller: { ip } }) => {
  const { email, displayName, call, join } = body;
  const allowed = (await countAttempt(perAddress, networkOf(ip))) && (await countAttempt(perEmail, email));
  if (allowed) await enqueueMail({ kind: 'space-link', email, name: displayName, call, join });
  return { message: spaceNotices.linkSent };
});
