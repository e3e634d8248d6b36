import { AppError } from '../../platform/app-error.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { UgcCall } from '../core/call.entity.ts';
import { UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { collaborationIdOf } from '../core/collaboration-id.ts';
import { CreatorProfile } from '../core/creator-profile.entity.ts';
import { CreatorRelation } from '../core/creator-relation.entity.ts';
import type { KnownCreator } from '../core/read-creator.ts';

/** All collaborations of a creator, in any workspace. */
export async function ownCollaborations(creatorId: string): Promise<UgcCollaborationItem[]> {
  return (await UgcCollaboration.query.byCreator({ creatorId }).go({ pages: 'all' })).data;
}

/** One of a creator's own; a 404 for any other. The index tells in which workspace it is, the table what it is now. */
export async function readOwnCollaboration(creatorId: string, collaborationId: string): Promise<UgcCollaborationItem> {
  const { data } = await UgcCollaboration.query.byCreator({ creatorId, collaborationId }).go();
  const [found] = data;
  if (!found) throw new AppError('not_found');
  const { workspaceId } = found;
  const { data: item } = await UgcCollaboration.get({ workspaceId, collaborationId }).go({ consistent: true });
  if (!item) throw new AppError('not_found');
  return item;
}

type OpenCampaign = { campaign: UgcCampaignItem; collaboration: UgcCollaborationItem | null; creator: KnownCreator };

/** A campaign that a creator may read: invited, come by its call, or theirs to find on the marketplace; else a 404. */
export async function readOpenCampaign(actor: CreatorActor, campaignId: string): Promise<OpenCampaign> {
  const { creatorId } = actor;
  const { data: call } = await UgcCall.get({ campaignId }).go({ consistent: true });
  if (!call) throw new AppError('not_found');
  const { workspaceId } = call;
  const [{ data: campaign }, { data: collaboration }, { data: profile }, { data: relation }] = await Promise.all([
    UgcCampaign.get({ workspaceId, campaignId }).go({ consistent: true }),
    UgcCollaboration.get({ workspaceId, collaborationId: collaborationIdOf(campaignId, creatorId) }).go({
      consistent: true,
    }),
    CreatorProfile.get({ creatorId }).go({ consistent: true }),
    CreatorRelation.get({ workspaceId, creatorId }).go({ consistent: true }),
  ]);
  if (!campaign || !profile) throw new AppError('not_found');
  const creator = { profile, relation };
  if (!collaboration && !mayFind(campaign, creator, actor.calledTo === campaignId)) throw new AppError('not_found');
  return { campaign, collaboration, creator };
}

function mayFind(
  { status, moderation, content: { visibility } }: UgcCampaignItem,
  { profile, relation }: KnownCreator,
  called: boolean,
): boolean {
  if (status !== 'open' || visibility === 'invite' || relation?.blocked) return false;
  if (moderation?.outcome === 'withdrawn') return false;
  const known = called || relation?.metAt !== undefined || relation?.added !== undefined;
  return known || (visibility === 'marketplace' && profile.listed);
}
