import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { inHundredths } from '../../../shared/rules/hundredths.ts';
import { extensionDays } from '../../../shared/rules/ugc/right-days.ts';
import type { actOnUgcRight } from '../../../shared/ugc/right.contract.ts';
import { extendedEnough, noCreatorToAsk, rightLimits } from '../../../shared/ugc/right.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { stepOf } from '../collaboration/move.ts';
import { mailCreator } from '../collaboration/tell.ts';
import { type RightExtension, UgcRight, type UgcRightItem, watched } from '../core/right.entity.ts';
import { annexDocument } from './annex-document.ts';
import { shownRight } from './shown-right.ts';

type Body = Extract<ParsedInput<typeof actOnUgcRight>['body'], { action: 'propose_extension' }>;

/** Asks the creator for more months; one that waits for their answer is replaced. Nothing moves before they accept. */
export async function proposeExtension(actor: Actor, right: UgcRightItem, { months, fee }: Body, now: Date) {
  const { workspaceId, rightId, collaborationId, version } = right;
  if (!collaborationId) throw new AppError('illegal_transition', { message: noCreatorToAsk });
  if (right.terminatedOn !== undefined) throw new AppError('right_over');
  const nth = (right.extension?.nth ?? 1) + (right.extension?.status === 'accepted' ? 1 : 0);
  if (nth > rightLimits.extensions) throw new AppError('illegal_transition', { message: extendedEnough });
  const item = await readCollaboration(workspaceId, collaborationId);
  const { dispute, offer } = item.content;
  if (dispute) throw new AppError('dispute_open');
  const today = parisDay(now);
  const { firstName, lastName } = actor.user;
  const extension: RightExtension = {
    ...{ extensionId: newId('rex', now), nth, months, feeCents: inHundredths(fee), status: 'proposed' },
    ...extensionDays(right.endsOn, months, today),
    ...{ expiresOn: addDays(today, offer?.terms.delays.offerDays ?? 0), proposedAt: now.toISOString() },
    ...{ proposedBy: `${firstName} ${lastName}`, proposedFrom: actor.ip },
  };
  // What could not be signed as it stands is not proposed.
  await annexDocument(right, extension, item, now);
  const set = { extension, ...watched({ ...right, extension }, today) };
  const changed = { ...set, updatedAt: now.toISOString(), version: version + 1 };
  await write([
    update(
      UgcRight.patch({ workspaceId, rightId })
        .set(changed)
        .where((attr, { eq }) => eq(attr.version, version)),
    ),
    stepOf({ side: 'brand', actor }, item, 'propose_extension', undefined, now),
    audit(actor, { type: 'ugc_right.extension_proposed', entityId: rightId }, now),
  ]);
  await mailCreator(item, 'propose_extension');
  return { right: shownRight({ ...right, ...changed }, today) };
}
