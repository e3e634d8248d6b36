import { inviteCreators } from '../../../shared/ugc/collaboration.contract.ts';
import { illegalCampaign } from '../../../shared/ugc/collaboration.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import { UgcCollaboration } from '../core/collaboration.entity.ts';
import { collaborationIdOf } from '../core/collaboration-id.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { type KnownCreator, readCreators } from '../core/read-creator.ts';
import { arrival, newCollaboration } from './new-collaboration.ts';
import { mailCreator } from './tell.ts';

type Asked = { actor: Actor; campaign: UgcCampaignItem; message: string | undefined };
type Outcome = 'invited' | 'already' | 'blocked' | 'unavailable' | 'not_found';

/** Invites each creator on their own: one who cannot be says why, and stands in nobody's way. */
export const handler = defineHandler(inviteCreators, async ({ actor, params, body }) => {
  const campaign = await readCampaign(actor.workspaceId, params.id);
  if (campaign.status !== 'open' && campaign.status !== 'closed')
    throw new AppError('illegal_transition', { message: illegalCampaign });
  const ids = [...new Set(body.creatorIds)];
  const [known, there] = await Promise.all([readCreators(actor.workspaceId, ids), alreadyIn(campaign, ids)]);
  const items = [];
  for (const creatorId of ids) {
    const creator = known.get(creatorId);
    const asked = { actor, campaign, message: body.message };
    const outcome = creator ? await outcomeOf(asked, creator, there.has(creatorId)) : 'not_found';
    const isIn = outcome === 'invited' || outcome === 'already';
    const collaborationId = isIn ? collaborationIdOf(campaign.campaignId, creatorId) : null;
    items.push({ creatorId, collaborationId, outcome });
  }
  return { items };
});

async function alreadyIn({ workspaceId, campaignId }: UgcCampaignItem, ids: string[]): Promise<Set<string>> {
  const items = await readTogether(
    ids.map((id) => UgcCollaboration.get({ workspaceId, collaborationId: collaborationIdOf(campaignId, id) })),
  );
  return new Set(items.flatMap((Item) => UgcCollaboration.parse({ Item }).data?.creatorId ?? []));
}

async function outcomeOf(asked: Asked, creator: KnownCreator, isIn: boolean): Promise<Outcome> {
  if (isIn) return 'already';
  if (creator.relation?.blocked) return 'blocked';
  if (creator.profile.status === 'paused') return 'unavailable';
  const now = new Date();
  const item = newCollaboration(asked.campaign, creator, 'invited', { message: asked.message }, now);
  try {
    await write(arrival({ side: 'brand', actor: asked.actor }, item, 'invite', asked.message, now));
  } catch (error) {
    if (error instanceof AppError && error.reason === 'conflict') return 'already';
    throw error;
  }
  await mailCreator(item, 'invite');
  return 'invited';
}
