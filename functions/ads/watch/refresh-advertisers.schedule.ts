import { chunks } from '../../../shared/kernel/chunks.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import { type Operation, put, WriteRefused } from '../../platform/db/write.ts';
import { isSuspended } from '../../platform/identity/closing-workspaces.ts';
import { log } from '../../platform/log.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { workspacesWithMeta } from '../../settings/meta-integration/workspaces-with-meta.door.ts';
import { newSync } from '../imports/meta/new-sync.ts';
import { continueImport, findImport, startImport } from '../imports/start-import.ts';
import { DailyReading } from './daily-reading.entity.ts';
import { type FollowedAdvertiserItem, isSynchronized } from './followed-advertiser.entity.ts';
import { followedBy } from './followed-advertisers.ts';

/** As many as one request to Meta takes. */
const pagesPerReading = 10;
const keptSeconds = 7 * daySeconds;

type PagesToRead = { readingKey: string; country: string; pageIds: string[] };

/** Starts today's readings of what each workspace follows. Running it again the same day starts only what is missing. */
export const handler = defineSchedule('refresh-advertisers', async () => {
  const day = parisDay();
  for await (const workspaceIds of workspacesWithMeta()) {
    for (const workspaceId of workspaceIds) {
      // One workspace in trouble is no reason to leave out the others.
      await refreshWorkspace(workspaceId, day).catch(async (error) => {
        log.error('followed advertisers not refreshed', error, { workspaceId });
        await captureError(error, { schedule: 'refresh-advertisers', workspaceId });
      });
    }
  }
});

async function refreshWorkspace(workspaceId: string, day: string): Promise<void> {
  if (await isSuspended(workspaceId)) return;
  const followed = await followedBy({ workspaceId });
  for (const reading of readingsOf(followed.filter(isSynchronized), day)) await startReading(workspaceId, reading);
}

/** By country, the pages that one request takes, in the order in which they were followed. */
function readingsOf(followed: FollowedAdvertiserItem[], day: string): PagesToRead[] {
  const countries = [...new Set(followed.map(({ country }) => country))];
  return countries.flatMap((country) => {
    const there = followed.filter((one) => one.country === country).map(({ advertiserId }) => advertiserId);
    return chunks(there, pagesPerReading).map((pageIds, at) => ({
      readingKey: `${day}.${country}.${at}`,
      country,
      pageIds,
    }));
  });
}

async function startReading(workspaceId: string, { readingKey, country, pageIds }: PagesToRead): Promise<void> {
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  let reading: Operation | undefined;
  try {
    await startImport({ workspaceId, userId: 'schedule', ip: 'schedule' }, async (importId) => {
      reading = put(DailyReading.create({ workspaceId, readingKey, importId, ttl }));
      return { ...newSync({ country, pageIds }), operations: [reading] };
    });
  } catch (error) {
    if (!(error instanceof WriteRefused) || error.operation !== reading) throw error;
    await resumeReading(workspaceId, readingKey);
  }
}

/** A run made by an earlier strike whose message may never have left. */
async function resumeReading(workspaceId: string, readingKey: string): Promise<void> {
  const { data } = await DailyReading.get({ workspaceId, readingKey }).go({ consistent: true });
  const run = data && (await findImport(workspaceId, data.importId));
  if (run?.status === 'queued') await continueImport(run);
}
