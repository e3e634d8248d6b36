import type { MailedAct } from '../../../shared/ugc/collaboration.rules.ts';
import type { SpaceFocus } from '../../../shared/ugc/space-creator.ts';
import { sendMail } from '../../platform/clients/mail.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { creatorAddress } from '../core/creator-address.ts';
import { CreatorProfile } from '../core/creator-profile.entity.ts';
import { makeLink } from '../space/make-link.ts';
import { collaborationMail } from './collaboration.mail.ts';
import { asCreator, shownCollaborations } from './collaboration-view.ts';

const ofRights: readonly MailedAct[] = ['propose_extension', 'accept_extension', 'pay_extension'];

type Asked = { workspaceId: string; collaborationId: string; act: MailedAct };

/** Mails a creator what happened in a collaboration, with a link of their own; what they have read meanwhile is not told. */
export async function mailCollaboration({ workspaceId, collaborationId, act }: Asked): Promise<void> {
  const { data: item } = await UgcCollaboration.get({ workspaceId, collaborationId }).go({ consistent: true });
  if (!item || (act === 'message' && !item.unreadByCreator)) return;
  const { creatorId } = item;
  const { data: profile } = await CreatorProfile.get({ creatorId }).go({ consistent: true });
  const email = profile && (await creatorAddress(profile));
  const [shown] = await shownCollaborations(workspaceId, [item], asCreator);
  if (!email || !shown) return;
  const url = await makeLink({ creatorId, workspaceId, focus: focusOf(item, act) });
  const { creatorName, brandName, campaignName } = shown;
  await sendMail(email, collaborationMail(act, { creatorName, brandName, campaignName, url }));
}

/** What it tells of, which the link opens. */
function focusOf({ collaborationId, content: { rightId } }: UgcCollaborationItem, act: MailedAct): SpaceFocus {
  if (rightId && ofRights.includes(act)) return { kind: 'right', id: rightId };
  return { kind: 'collaboration', id: collaborationId };
}
