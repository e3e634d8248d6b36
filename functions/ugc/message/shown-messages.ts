import type { Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import type { UgcMessage as ShownMessage, Step } from '../../../shared/ugc/message.contract.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import type { CollaborationStepItem } from '../core/collaboration-step.entity.ts';
import type { UgcMessageItem } from '../core/message.entity.ts';
import { creatorName, readCreators } from '../core/read-creator.ts';

type By = { side: 'brand' | 'creator' | 'clock'; userId?: string | undefined };

/** What both sides are called; a creator reads the brand's name, and none of its people's. */
async function namesOf(item: UgcCollaborationItem, reader: Party, some: By[]) {
  const { workspaceId, brandId, creatorId } = item;
  const userIds = [...new Set(some.flatMap(({ userId }) => userId ?? []))];
  const [brands, creators, people] = await Promise.all([
    clientsById(workspaceId, [brandId]),
    readCreators(workspaceId, [creatorId]),
    reader === 'brand' ? peopleNames(userIds) : new Map<string, string>(),
  ]);
  const creator = creators.get(creatorId);
  const brand = brands.get(brandId)?.name ?? '';
  return ({ side, userId }: By): string | null => {
    if (side === 'clock') return null;
    if (side === 'creator') return (creator && creatorName(creator)) || item.creatorName;
    return people.get(userId ?? '') ?? brand;
  };
}

export async function shownMessages(
  item: UgcCollaborationItem,
  reader: Party,
  messages: UgcMessageItem[],
): Promise<ShownMessage[]> {
  const nameOf = await namesOf(
    item,
    reader,
    messages.map(({ by, userId }) => ({ side: by, userId })),
  );
  return messages.map(({ messageId: id, by, userId, text, at }) => ({
    id,
    by: { kind: by, name: nameOf({ side: by, userId }) ?? '' },
    mine: by === reader,
    text,
    at,
  }));
}

export async function shownSteps(
  item: UgcCollaborationItem,
  reader: Party,
  steps: CollaborationStepItem[],
): Promise<Step[]> {
  const nameOf = await namesOf(item, reader, steps);
  return steps.map(({ stepId: id, at, side, userId, act, text, collaborationId, campaignId }) => ({
    ...{ id, at, act },
    by: { kind: side, name: nameOf({ side, userId }) },
    text: text ?? null,
    refs: { collaborationId, campaignId },
  }));
}
