import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { stillStanding } from '../core/ownership.ts';
import { prospectLimit, withinPlan } from '../core/prospect-book.entity.ts';
import { prospectWrites, refuseTakenEmail } from '../core/prospect-writes.ts';
import { readProspects } from '../core/read-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';
import { outOfTrash, readTrash } from './trash.ts';

/** Brings a prospect back as it was, under its own id; a 404 when it is too late, a 402 while the plan is full. */
export const handler = defineHandler(prospects.restoreProspect, ({ actor, params }) =>
  withinPlan(actor.workspace, () => withFreshReads(() => bringBack(actor, params.id))),
);

async function bringBack(actor: Actor, id: string) {
  const { workspaceId, workspace } = actor;
  const now = new Date();
  const [there] = await readProspects(workspaceId, [id]);
  if (there) return { prospect: shownProspect(there) };
  const [item] = await readTrash(workspaceId, [id], now);
  if (!item) throw new AppError('not_found');
  await refuseTakenEmail(item);
  await write([
    ...outOfTrash(item, now),
    ...prospectWrites([{ made: item, limit: await prospectLimit(workspace) }], now),
    ...stillStanding(workspaceId, [item]),
    audit(actor, { type: 'prospect.restored', entityId: id }, now),
  ]);
  return { prospect: shownProspect(item) };
}
