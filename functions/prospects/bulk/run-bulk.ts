import { AppError } from '../../platform/app-error.ts';
import { deleteFile, readFile } from '../../platform/clients/files.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, WriteRefused, write } from '../../platform/db/write.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { purgeLater } from '../prospect/removals-queue.ts';
import { actOf, type Doer, prospectsAtOnce } from './bulk-act.ts';
import { bulkLater } from './bulk-queue.ts';
import { bulkFileKey, ProspectBulk, type ProspectBulkItem } from './prospect-bulk.entity.ts';
import { actTogether, type BulkOutcome, overtaken } from './write-act.ts';

const sliceMs = 20_000;
const keptReasons = 20;

/** Goes on with an act on all that was found, for a slice of time; then it hands the rest to the next message. */
export async function runBulk(
  { workspaceId, bulkId }: { workspaceId: string; bulkId: string },
  budgetMs = sliceMs,
): Promise<void> {
  const until = performance.now() + budgetMs;
  const { data: item } = await ProspectBulk.get({ workspaceId, bulkId }).go({ consistent: true });
  if (item?.status !== 'running') return;
  const ids: string[] = JSON.parse(String((await readFile(bulkFileKey(item))) ?? '[]'));
  const act = await actOf(await doerOf(item), item);
  const run = new BulkRun(item);
  try {
    for (let place = item.place; place < ids.length; place += prospectsAtOnce.others) {
      if (performance.now() > until) return await bulkLater({ task: 'bulk', workspaceId, bulkId });
      const some = ids.slice(place, place + prospectsAtOnce.others);
      if (item.action === 'delete') await purgeLater({ workspaceId, prospectIds: some });
      await actTogether(workspaceId, act, some, run);
    }
    await run.end();
  } catch (error) {
    if (!(error instanceof WriteRefused && error.operation.refusal === overtaken)) throw error;
  }
}

async function doerOf({ workspaceId, userId, apiKeyId, impersonatorId, ip }: ProspectBulkItem): Promise<Doer> {
  const [userItem, workspaceItem] = await readTogether([User.get({ userId }), Workspace.get({ workspaceId })]);
  const user = User.parse({ Item: userItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  if (!user || !workspace) throw new AppError('not_found');
  return { workspaceId, userId, apiKeyId, impersonatorId, ip, user, workspace };
}

/** How far an act is, written with each step of it over the one before. */
class BulkRun {
  #now: ProspectBulkItem;

  constructor(item: ProspectBulkItem) {
    this.#now = item;
  }

  readonly told = (outcomes: BulkOutcome[]) => [this.#save(after(this.#now, outcomes))];

  readonly kept = (outcomes: BulkOutcome[]): void => {
    this.#now = after(this.#now, outcomes);
  };

  async end(): Promise<void> {
    await write([this.#save({ ...after(this.#now, []), status: 'completed' })]);
    await deleteFile(bulkFileKey(this.#now));
  }

  #save(next: ProspectBulkItem): Operation {
    const { version } = this.#now;
    return put(
      ProspectBulk.put(next).where((attr, { eq }) => eq(attr.version, version)),
      overtaken,
    );
  }
}

function after(item: ProspectBulkItem, outcomes: BulkOutcome[]): ProspectBulkItem {
  const refusals = outcomes.flatMap(({ message }) => (message === null ? [] : [message]));
  const counts = new Map(item.reasons.map(({ message, count }) => [message, count]));
  for (const message of refusals)
    if (counts.has(message) || counts.size < keptReasons) counts.set(message, (counts.get(message) ?? 0) + 1);
  return {
    ...item,
    place: item.place + outcomes.length,
    done: item.done + outcomes.length - refusals.length,
    refused: item.refused + refusals.length,
    reasons: [...counts].map(([message, count]) => ({ message, count })),
    updatedAt: new Date().toISOString(),
    version: item.version + 1,
  };
}
