import { minuteMs } from '../../../shared/kernel/day.ts';
import { maskedEmail, spaceLimits } from '../../../shared/ugc/space.rules.ts';
import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { creatorAddress } from '../core/creator-address.ts';
import { readOwnProfile } from './read-own-profile.ts';

const perCreator: Limit = { name: 'space-code', max: spaceLimits.codesAnHour, windowSeconds: 3600 };

/** The code is made by the worker that mails it: no queue holds one. */
export const handler = defineHandler(entry.sendSpaceCode, async ({ actor, body: { purpose } }) => {
  const { creatorId } = actor;
  const email = await creatorAddress(await readOwnProfile(actor));
  if (email === null) throw new AppError('unauthorized');
  await countOrRefuse(perCreator, creatorId);
  const expiresAt = new Date(Date.now() + spaceLimits.codeMinutes * minuteMs).toISOString();
  await enqueueMail({ kind: 'space-code', creatorId, purpose, expiresAt });
  return { sentTo: maskedEmail(email), expiresAt };
});
