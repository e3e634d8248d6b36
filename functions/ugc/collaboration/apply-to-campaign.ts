import { inHundredths } from '../../../shared/rules/hundredths.ts';
import { illegalCampaign } from '../../../shared/ugc/collaboration.rules.ts';
import { applyToCampaign } from '../../../shared/ugc/space-collaboration.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { newRelation } from '../core/creator-relation.entity.ts';
import { relationWrites } from '../core/creator-writes.ts';
import type { KnownCreator } from '../core/read-creator.ts';
import { asCreator, shownAlone, toldCollaboration } from './collaboration-view.ts';
import { move } from './move.ts';
import { arrival, newCollaboration } from './new-collaboration.ts';
import { readOpenCampaign } from './own-collaboration.ts';

/** Answers an invitation, or comes by oneself: the same call. */
export const handler = defineHandler(applyToCampaign, async ({ actor, params: { id }, body: { quote, message } }) => {
  const by = { side: 'creator' as const, actor };
  const { campaign, collaboration, creator } = await readOpenCampaign(actor, id);
  // They are told no more than of a campaign that has ended.
  if (creator.relation?.blocked) throw new AppError('illegal_transition', { message: illegalCampaign });
  if (collaboration) {
    const item = await move(by, collaboration, { action: 'apply', quote, message });
    return { collaboration: await shownAlone(item, asCreator) };
  }
  if (campaign.status !== 'open') throw new AppError('illegal_transition', { message: illegalCampaign });
  const now = new Date();
  const said =
    quote || message ? { cents: quote ? inHundredths(quote.fee) : null, message: message ?? null } : undefined;
  const item = newCollaboration(campaign, creator, 'applied', said ? { quote: said } : {}, now);
  const { workspaceId, collaborationId } = item;
  await write([
    ...arrival(by, item, 'apply', message, now),
    ...met(workspaceId, creator, now),
    event(
      { workspaceId },
      {
        type: 'ugc.application_received',
        entityId: collaborationId,
        data: { collaboration: await toldCollaboration(item) },
      },
      now,
    ),
  ]);
  return { collaboration: await shownAlone(item, asCreator) };
});

/** From now on the workspace knows them, listed or not. */
function met(workspaceId: string, { profile, relation }: KnownCreator, now: Date): Operation[] {
  if (relation?.added || relation?.metAt) return [];
  const at = now.toISOString();
  const known = relation ?? newRelation(workspaceId, profile.creatorId, now);
  return relationWrites(relation, { ...known, metAt: at, updatedAt: at }, now);
}
