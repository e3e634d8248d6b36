import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { customContent } from '../core/custom-content.ts';
import { editProspect } from '../core/edit-prospect.ts';
import { ownershipChecks } from '../core/ownership.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { chosenEnd, editedContent } from '../core/prospect-content.ts';
import { editEvents } from '../core/prospect-events.ts';
import { prospectWrites, refuseTakenEmail } from '../core/prospect-writes.ts';
import { readProspect } from '../core/read-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';
import { followNextAction } from '../timeline/open-tasks.ts';

/** Changes what is given; a change of status stands on the timeline. */
export const handler = defineHandler(prospects.updateProspect, (call) => withFreshReads(() => update(call)));

async function update({ actor, params: { id }, body }: Call<typeof prospects.updateProspect>) {
  const { workspaceId } = actor;
  const { version, ...edit } = body;
  const before = await readProspect(workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const custom = await customContent(workspaceId, edit.custom, before.custom);
  const change = { ...editedContent(before, edit), custom, ...chosenEnd(before, edit.retainUntil) };
  const changed = Object.entries(change).flatMap(([field, value]) => (sameValue(value, before, field) ? [] : [field]));
  if (changed.length === 0) return { prospect: shownProspect(before) };
  const now = new Date();
  const planned = await followNextAction(before, change, now);
  const weights = await readWeights(workspaceId);
  const { after, lines } = editProspect(before, planned.change, { by: actor, weights, now });
  await refuseTakenEmail(after);
  const type = after.status === before.status ? 'prospect.updated' : 'prospect.status_changed';
  const more = changed.some((field) => field !== 'status' && field !== 'lostReason');
  await write([
    ...prospectWrites([{ before, after }], now),
    ...ownershipChecks(before, after),
    ...lines,
    ...planned.operations,
    audit(actor, { type, entityId: id, changed }, now),
    ...editEvents(before, after, { more, now }),
  ]);
  return { prospect: shownProspect(after) };
}

const sameValue = (value: unknown, before: ProspectItem, field: string) =>
  JSON.stringify(value) === JSON.stringify(before[field as keyof ProspectItem]);
