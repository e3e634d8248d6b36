import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { isApiKey } from '../../platform/identity/api-key.ts';
import { customContent } from '../core/custom-content.ts';
import { ownershipChecks } from '../core/ownership.ts';
import { prospectLimit, withinPlan } from '../core/prospect-book.entity.ts';
import { chosenEnd, contentOf } from '../core/prospect-content.ts';
import { prospectEvent } from '../core/prospect-events.ts';
import { prospectWrites, refuseTakenEmail } from '../core/prospect-writes.ts';
import { readProspect } from '../core/read-prospect.ts';
import { blankProspect, settled } from '../core/settled-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';

/** Creates a prospect once: see `makeOnce`. */
export const handler = defineHandler(prospects.createProspect, (call) =>
  makeOnce(call, {
    make: (mark) => withinPlan(call.actor.workspace, () => withFreshReads(() => makeProspect(call, mark))),
    replay: async (id) => ({ prospect: shownProspect(await readProspect(call.actor.workspaceId, id)) }),
  }),
);

async function makeProspect(
  { actor, body, caller }: Call<typeof prospects.createProspect>,
  mark: (id: string) => Operation[],
) {
  const { workspaceId, workspace } = actor;
  const now = new Date();
  // What a server brings in is nobody's yet.
  const maker = isApiKey(caller.bearer ?? '') ? null : actor.userId;
  const content = contentOf({ ...body, ownerId: body.ownerId === undefined ? maker : body.ownerId }, now);
  const custom = await customContent(workspaceId, body.custom, undefined);
  const known = { ...blankProspect(workspaceId, { ...content, custom }, now), ...chosenEnd(content, body.retainUntil) };
  const item = settled(null, known, await readWeights(workspaceId), now);
  await refuseTakenEmail(item);
  await write([
    ...prospectWrites([{ made: item, limit: await prospectLimit(workspace) }], now),
    ...ownershipChecks({ workspaceId, ownerId: actor.userId }, item),
    audit(actor, { type: 'prospect.created', entityId: item.prospectId }, now),
    prospectEvent(item, 'prospect.created', now),
    ...mark(item.prospectId),
  ]);
  return { prospect: shownProspect(item) };
}
