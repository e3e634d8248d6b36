import { blankContent, type CampaignContent, countedStages } from '../../../shared/ugc/campaign.rules.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { personaIsThere } from '../../personas/core/persona-facts.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import { countOneMade } from './campaign-room.ts';

type Said = { name: string; brandId: string; content?: CampaignContent };

const noCounts = Object.fromEntries(
  [...countedStages, 'committedCents' as const, 'paidCents' as const].map((name) => [name, 0]),
) as Pick<UgcCampaignItem, (typeof countedStages)[number] | 'committedCents' | 'paidCents'>;

export function newCampaign({ workspaceId }: { workspaceId: string }, said: Said, now: Date): UgcCampaignItem {
  const at = now.toISOString();
  return {
    workspaceId,
    campaignId: newId('ugc', now),
    content: blankContent,
    ...said,
    status: 'draft',
    briefVersion: 1,
    ...noCounts,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
}

/** Writes a draft with what goes with it; refused where the workspace has too many, or has not what it names. */
export async function insertCampaign(actor: Actor, item: UgcCampaignItem, mark: Operation[] = []): Promise<void> {
  const { workspaceId, campaignId: entityId, brandId, content } = item;
  await write([
    countOneMade(item),
    put(UgcCampaign.create(item)),
    ...fileUnder(workspaceId, brandId, 'brandId'),
    ...personaIsThere(workspaceId, content.personaId ?? undefined),
    audit(actor, { type: 'ugc_campaign.created', entityId }, new Date(item.createdAt)),
    ...mark,
  ]);
}
