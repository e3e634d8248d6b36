import { spacePages } from '../../../shared/page-paths.ts';
import { isPublished } from '../../../shared/rules/ugc/campaign-states.ts';
import { put } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import { readShareToken, shareToken } from '../../platform/identity/share-token.ts';
import { UgcCall } from './call.entity.ts';
import { UgcCampaign, type UgcCampaignItem } from './campaign.entity.ts';

/** Whether anyone who has its link may ask for one of their own. */
export const isCalling = ({ status, moderation, content: { visibility } }: UgcCampaignItem): boolean =>
  isPublished(status) && visibility !== 'invite' && moderation?.outcome !== 'withdrawn';

/** Where anyone reads the public part of a brief; null while nobody may. The table holds nothing that opens it. */
export async function publicUrlOf(item: UgcCampaignItem): Promise<string | null> {
  if (!isCalling(item)) return null;
  return `${env.APP_URL}${spacePages.call(await shareToken('ugc-call', item.campaignId))}`;
}

/** Written when a campaign is published, so that its token finds it. */
export const openCall = ({ workspaceId, campaignId }: UgcCampaignItem) => put(UgcCall.put({ workspaceId, campaignId }));

/** The campaign that a token of a public call names, as long as it calls anyone; else null. */
export async function readCall(token: string): Promise<UgcCampaignItem | null> {
  const campaignId = await readShareToken('ugc-call', token);
  if (!campaignId) return null;
  const { data: call } = await UgcCall.get({ campaignId }).go();
  if (!call) return null;
  const { data } = await UgcCampaign.get({ workspaceId: call.workspaceId, campaignId }).go({ consistent: true });
  return data && isCalling(data) ? data : null;
}
