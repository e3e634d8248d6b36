import { captureError } from '../../platform/clients/monitoring.ts';
import { log } from '../../platform/log.ts';
import { bookShards, ProspectBook } from '../core/prospect-book.entity.ts';

/** Does something for each workspace that has prospects. */
export async function inEveryWorkspace(schedule: string, act: (workspaceId: string) => Promise<void>): Promise<void> {
  for (const shard of bookShards) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof booksOf>> = await booksOf(shard, cursor);
      cursor = page.cursor;
      for (const { workspaceId, count } of page.data) if (count > 0) await alone(schedule, workspaceId, act);
    } while (cursor);
  }
}

const booksOf = (shard: (typeof bookShards)[number], cursor: string | null) =>
  ProspectBook.query.all({ shard }).go({ cursor });

/** One workspace in trouble is no reason to leave out the others. */
const alone = (schedule: string, workspaceId: string, act: (workspaceId: string) => Promise<void>): Promise<void> =>
  act(workspaceId).catch(async (error) => {
    log.error('prospects not looked after', error, { schedule, workspaceId });
    await captureError(error, { schedule, workspaceId });
  });
