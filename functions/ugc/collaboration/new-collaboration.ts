import { dueMoment } from '../../../shared/rules/ugc/due-moment.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import {
  type CollaborationContent,
  dueOf,
  UgcCollaboration,
  type UgcCollaborationItem,
} from '../core/collaboration.entity.ts';
import { factsOf } from '../core/collaboration-facts.ts';
import { collaborationIdOf } from '../core/collaboration-id.ts';
import type { CreatorProfileItem } from '../core/creator-profile.entity.ts';
import type { CreatorRelationItem } from '../core/creator-relation.entity.ts';
import { creatorName } from '../core/read-creator.ts';
import { auditedBy, stepOf } from './move.ts';
import type { Mover } from './moving.ts';
import { countMove } from './stages.ts';

type Known = { profile: CreatorProfileItem; relation: CreatorRelationItem | null };

/** A creator who comes to a campaign, invited or by themself. */
export function newCollaboration(
  campaign: UgcCampaignItem,
  known: Known,
  status: 'invited' | 'applied',
  said: Partial<CollaborationContent>,
  now: Date,
): UgcCollaborationItem {
  const { workspaceId, campaignId, brandId, briefVersion } = campaign;
  const { creatorId } = known.profile;
  const source = status === 'invited' ? 'invitation' : 'application';
  const item: UgcCollaborationItem = {
    ...{ workspaceId, campaignId, brandId, creatorId, status },
    collaborationId: collaborationIdOf(campaignId, creatorId),
    creatorName: creatorName(known),
    content: { source, briefVersion, revisionsUsed: 0, reviews: {}, ...said },
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 },
  };
  const dueAt = dueMoment(factsOf(item, campaign, now), null, now);
  return { ...item, ...dueOf(item.collaborationId, dueAt) };
}

/** What is written as one comes: refused where they are there already. */
export const arrival = (
  by: Mover,
  item: UgcCollaborationItem,
  act: 'invite' | 'apply',
  text: string | undefined,
  now: Date,
): Operation[] => [
  put(UgcCollaboration.create(item)),
  ...countMove(null, item, { held: {} }),
  stepOf(by, item, act, text, now),
  audit(auditedBy(by, item), { type: `ugc_collaboration.${act}`, entityId: item.collaborationId }),
];
