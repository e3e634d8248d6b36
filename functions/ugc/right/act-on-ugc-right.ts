import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { daysLeftOf } from '../../../shared/rules/ugc/right-days.ts';
import { actOnUgcRight } from '../../../shared/ugc/right.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { UgcRight } from '../core/right.entity.ts';
import { shownRight } from './shown-right.ts';

/** Days before its end from which a take-down is confirmed. */
const endingDays = 7;

export const handler = defineHandler(actOnUgcRight, async ({ actor, params: { id: rightId }, body }) => {
  const { workspaceId } = actor;
  const { data: right } = await UgcRight.get({ workspaceId, rightId }).go({ consistent: true });
  if (!right) throw new AppError('not_found');
  if (right.version !== body.version) throw new AppError('conflict');
  const now = new Date();
  if (daysLeftOf(right.endsOn, parisDay(now)) > endingDays) throw new AppError('right_not_ending');
  const changed = {
    ...{ takenDownAt: now.toISOString(), updatedAt: now.toISOString(), version: right.version + 1 },
    ...(body.note && { notes: body.note }),
  };
  await write([
    update(
      UgcRight.patch({ workspaceId, rightId })
        .set(changed)
        .where((attr, { eq }) => eq(attr.version, right.version)),
    ),
    audit(actor, { type: 'ugc_right.taken_down', entityId: rightId }, now),
  ]);
  return { right: shownRight({ ...right, ...changed }) };
});
