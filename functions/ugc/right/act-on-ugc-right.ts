import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { daysLeftOf } from '../../../shared/rules/ugc/right-days.ts';
import { actOnUgcRight } from '../../../shared/ugc/right.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { looked, UgcRight, type UgcRightItem } from '../core/right.entity.ts';
import { proposeExtension } from './propose-extension.ts';
import { revealCode } from './reveal-code.ts';
import { shownRight } from './shown-right.ts';

/** Days before its end from which a take-down is confirmed. */
const endingDays = 7;

/** What binds the brand, or gives up what it bought. */
const commits: readonly Body['action'][] = ['terminate', 'propose_extension'];

type Body = ParsedInput<typeof actOnUgcRight>['body'];

export const handler = defineHandler(actOnUgcRight, async ({ actor, params: { id: rightId }, body }) => {
  const { workspaceId } = actor;
  if (commits.includes(body.action) && !actor.permissions.has('ugc:commit')) throw new AppError('forbidden');
  const { data: right } = await UgcRight.get({ workspaceId, rightId }).go({ consistent: true });
  if (!right) throw new AppError('not_found');
  if (right.version !== body.version) throw new AppError('conflict');
  const now = new Date();
  if (body.action === 'reveal_code') return revealCode(actor, right, now);
  if (body.action === 'propose_extension') return proposeExtension(actor, right, body, now);
  const ended = body.action === 'terminate' ? terminated(right, body, now) : takenDown(right, body, now);
  const changed = {
    ...ended,
    // It may be shown until tonight.
    ...looked({ ...right, ...ended }, addDays(parisDay(now), 1)),
    ...{ updatedAt: now.toISOString(), version: right.version + 1 },
  };
  const patch = UgcRight.patch({ workspaceId, rightId }).set(changed);
  // Nobody is reminded of what is over.
  const written = body.action === 'terminate' ? patch.remove(['remindOn', 'watchShard']) : patch;
  const type = body.action === 'terminate' ? 'ugc_right.terminated' : 'ugc_right.taken_down';
  await write([
    update(written.where((attr, { eq }) => eq(attr.version, right.version))),
    audit(actor, { type, entityId: rightId }, now),
  ]);
  return { right: shownRight({ ...right, ...changed }) };
});

function takenDown(
  { endsOn, terminatedOn }: UgcRightItem,
  { note }: Extract<Body, { action: 'confirm_takedown' }>,
  now: Date,
) {
  const left = daysLeftOf(endsOn, parisDay(now));
  if (left > endingDays && terminatedOn === undefined) throw new AppError('right_not_ending');
  return { takenDownAt: now.toISOString(), ...(note && { notes: note }) };
}

function terminated(
  { endsOn, terminatedOn }: UgcRightItem,
  { reason }: Extract<Body, { action: 'terminate' }>,
  now: Date,
) {
  const today = parisDay(now);
  if (terminatedOn !== undefined || endsOn < today) throw new AppError('right_over');
  return { terminatedOn: today, notes: reason };
}
