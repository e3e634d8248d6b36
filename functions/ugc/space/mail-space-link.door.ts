import { sendMail } from '../../platform/clients/mail.ts';
import { emailKeyOf } from '../core/creator-email.ts';
import { CreatorIdentity } from '../core/creator-identity.entity.ts';
import { makeFirstLink, makeLink } from './make-link.ts';
import { firstLinkMail, spaceLinkMail } from './space-link.mail.ts';

type Asked = { email: string; name?: string | undefined; call?: string | undefined; join?: boolean | undefined };

/** Mails the link that was asked for: to who is known, and to who wants to be. */
export async function mailSpaceLink({ email, name, join }: Asked): Promise<void> {
  const { data: identity } = await CreatorIdentity.get({ emailKey: emailKeyOf(email) }).go({ consistent: true });
  if (identity) return sendMail(email, spaceLinkMail(await makeLink({ creatorId: identity.creatorId })));
  if (join) await sendMail(email, firstLinkMail(await makeFirstLink({ email, name })));
}
