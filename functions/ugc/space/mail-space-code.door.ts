import type { CodePurpose } from '../../../shared/ugc/space.rules.ts';
import { sendMail } from '../../platform/clients/mail.ts';
import { creatorAddress } from '../core/creator-address.ts';
import { CreatorProfile } from '../core/creator-profile.entity.ts';
import { makeLink } from './make-link.ts';
import { spaceCodeMail } from './space-code.mail.ts';
import { newCode } from './space-codes.ts';

type Asked = { creatorId: string; purpose: CodePurpose; expiresAt: string };

/** Mails a code to the creator who waits for it; one that comes too late confirms nothing. */
export async function mailSpaceCode({ creatorId, purpose, expiresAt }: Asked): Promise<void> {
  if (expiresAt <= new Date().toISOString()) return;
  const { data: profile } = await CreatorProfile.get({ creatorId }).go({ consistent: true });
  const email = profile && (await creatorAddress(profile));
  if (!email) return;
  const url = await makeLink({ creatorId });
  await sendMail(email, spaceCodeMail({ code: await newCode({ creatorId, purpose }, expiresAt), purpose, url }));
}
