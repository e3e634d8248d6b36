import { chunks } from '../../../shared/kernel/chunks.ts';
import * as bulks from '../../../shared/prospects/bulk.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { purgeLater } from '../prospect/removals-queue.ts';
import { beginBulk } from './begin-bulk.ts';
import { actOf, prospectsAtOnce } from './bulk-act.ts';
import { shownBulk } from './prospect-bulk.entity.ts';
import { actTogether, type BulkOutcome } from './write-act.ts';

/** Does one thing to many prospects: to those that are named at once, to all that a search finds while nobody waits. */
export const handler = defineHandler(bulks.bulkProspects, async (call) => {
  const { actor, body } = call;
  if (body.action === 'delete' && !actor.permissions.has('prospects:delete')) throw new AppError('forbidden');
  const { ids, filters, total } = body;
  if (!filters || total === undefined) return { items: await actOnThese(call, [...new Set(ids)]), bulk: null };
  return { items: [], bulk: shownBulk(await beginBulk(actor, body, { filters, total })) };
});

async function actOnThese({ actor, body }: Call<typeof bulks.bulkProspects>, ids: string[]): Promise<BulkOutcome[]> {
  const { workspaceId } = actor;
  const { action } = body;
  const act = await actOf(actor, body);
  if (action === 'delete') for (const prospectIds of chunks(ids, 100)) await purgeLater({ workspaceId, prospectIds });
  const told = (_: BulkOutcome[], written: number) =>
    written > 0 ? [audit(actor, { type: 'prospects.edited', entityId: workspaceId, changed: [action] })] : [];
  const items = [];
  const size = prospectsAtOnce[action === 'restore' ? 'restore' : 'others'];
  for (const some of chunks(ids, size)) items.push(...(await actTogether(workspaceId, act, some, { told })));
  return items;
}
