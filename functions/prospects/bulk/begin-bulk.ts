import { daySeconds } from '../../../shared/kernel/day.ts';
import type * as bulks from '../../../shared/prospects/bulk.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { putFile } from '../../platform/clients/files.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { impersonatorNow } from '../../platform/identity/impersonating.ts';
import { newId } from '../../platform/new-id.ts';
import { prospectIndex } from '../search/prospect-index.ts';
import { asAskedBy, type Queried, rowSieve } from '../search/row-filters.ts';
import { actOf } from './bulk-act.ts';
import { bulkLater } from './bulk-queue.ts';
import { bulkFileKey, ProspectBulk, type ProspectBulkItem } from './prospect-bulk.entity.ts';

type Asked = Pick<Call<typeof bulks.bulkProspects>['body'], 'action' | 'value'>;

const keptDays = 7;
/** One that has not moved for so long is given up: another may begin. */
const patienceMs = 10 * 60_000;

/** Begins an act on all that a search finds now, if that is as many as were seen. */
export async function beginBulk(
  actor: Actor,
  { action, value }: Asked,
  seen: { filters: Queried; total: number },
): Promise<ProspectBulkItem> {
  const { workspaceId, userId, apiKeyId, ip } = actor;
  // Refuses whatever no prospect could take: a member or a client that is gone.
  await actOf(actor, { action, value });
  await refuseSecond(workspaceId);
  const ids = await idsFound(actor, seen.filters);
  if (ids.length !== seen.total) throw new AppError('found_otherwise');
  const now = new Date();
  const at = now.toISOString();
  const item: ProspectBulkItem = {
    ...{ workspaceId, bulkId: newId('pbk', now), userId, apiKeyId, ip, action, value },
    impersonatorId: impersonatorNow(),
    ...{ status: 'running', total: ids.length, place: 0, done: 0, refused: 0, reasons: [] },
    ...{ createdAt: at, updatedAt: at, version: 1, ttl: Math.floor(now.getTime() / 1000) + keptDays * daySeconds },
  };
  await putFile(bulkFileKey(item), JSON.stringify(ids), 'application/json');
  await write([
    put(ProspectBulk.create(item)),
    audit(actor, { type: 'prospects.edited', entityId: workspaceId, changed: [action] }, now),
  ]);
  await bulkLater({ task: 'bulk', workspaceId, bulkId: item.bulkId });
  return item;
}

async function idsFound(actor: Actor, asked: Queried): Promise<string[]> {
  const filters = await asAskedBy(actor, asked);
  const index = await prospectIndex(actor);
  const sieve = rowSieve(filters);
  const ids = [];
  for (const row of index.candidates(filters.q)) if (sieve(row) === 0) ids.push(row.prospectId);
  return ids;
}

/** What two do at once to the same prospects would end as chance has it. */
async function refuseSecond(workspaceId: string): Promise<void> {
  const { data } = await ProspectBulk.query
    .byWorkspace({ workspaceId })
    .go({ order: 'desc', limit: 1, consistent: true });
  const [last] = data;
  if (last?.status === 'running' && Date.parse(last.updatedAt) > Date.now() - patienceMs)
    throw new AppError('bulk_under_way');
}
