import { plainName } from '../../mail/plain-name.ts';
import { sendMail } from '../../platform/clients/mail.ts';
import { emailKeyOf } from '../core/creator-email.ts';
import { CreatorIdentity } from '../core/creator-identity.entity.ts';
import { readCall } from '../core/public-call.ts';
import { shownWithBrand } from '../core/shown-campaign.ts';
import { makeFirstLink, makeLink } from './make-link.ts';
import { firstLinkMail, spaceLinkMail } from './space-link.mail.ts';

type Asked = { email: string; name?: string | undefined; call?: string | undefined; join?: boolean | undefined };

/** Mails the link that was asked for: to who is known, and to who wants to be. */
export async function mailSpaceLink({ email, name, call, join }: Asked): Promise<void> {
  const { data: identity } = await CreatorIdentity.get({ emailKey: emailKeyOf(email) }).go({ consistent: true });
  const campaign = call === undefined ? null : await readCall(call);
  const linked = campaign && {
    workspaceId: campaign.workspaceId,
    met: true,
    focus: { kind: 'campaign' as const, id: campaign.campaignId },
  };
  const brand = campaign && plainName((await shownWithBrand(campaign)).brandName);
  if (identity) {
    const { creatorId } = identity;
    return sendMail(email, spaceLinkMail(await makeLink({ ...linked, creatorId }), brand));
  }
  if (join || campaign) await sendMail(email, firstLinkMail(await makeFirstLink({ ...linked, email, name }), brand));
}
