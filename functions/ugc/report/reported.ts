import { moderatedBrief, moderatedCreator, moderatedMessage } from '../../../shared/ugc/moderated.ts';
import type { ModeratedText } from '../../../shared/ugc/moderated-fields.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { UgcMessage } from '../core/message.entity.ts';
import type { CaseSubject } from '../core/moderation-case.entity.ts';
import { creatorName, isUnopened, type KnownCreator } from '../core/read-creator.ts';

/** What is reported, as it stands at that moment. */
export type Reported = { workspaceId: string; subject: CaseSubject; said: ModeratedText[] };

export async function reportedCampaign(campaign: UgcCampaignItem): Promise<Reported> {
  const { workspaceId, campaignId: id, brandId, content } = campaign;
  const brands = await clientsById(workspaceId, [brandId]);
  return {
    workspaceId,
    subject: { kind: 'campaign', id },
    said: moderatedBrief(content, brands.get(brandId)?.name ?? ''),
  };
}

/** Of whom a workspace sees no more than what it typed, that is what is reported. */
export function reportedCreator(workspaceId: string, known: KnownCreator): Reported {
  const { creatorId: id, content } = known.profile;
  const name = { ...content, displayName: creatorName(known) };
  const said = isUnopened(known.relation) ? [{ field: 'displayName' as const, text: name.displayName }] : undefined;
  return { workspaceId, subject: { kind: 'creator', id, creatorId: id }, said: said ?? moderatedCreator(name) };
}

/** `collaborationOf` finds the collaboration that the message is of, with a 404 for who has no part in it. */
export async function reportedMessage(
  messageId: string,
  collaborationOf: (of: { workspaceId: string; collaborationId: string }) => Promise<UgcCollaborationItem>,
): Promise<Reported> {
  const [message] = (await UgcMessage.query.byId({ messageId }).go()).data;
  if (!message) throw new AppError('not_found');
  const { workspaceId, collaborationId, creatorId } = await collaborationOf(message);
  if (workspaceId !== message.workspaceId) throw new AppError('not_found');
  return {
    workspaceId,
    subject: { kind: 'message', id: messageId, collaborationId, ...(message.by === 'creator' && { creatorId }) },
    said: moderatedMessage(message.text),
  };
}
