import { Readable } from 'node:stream';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  type CampaignImportItem,
  campaignRuns,
  type Reading,
} from '../../functions/campaigns/imports/campaign-import.entity.ts';
import { layoutOf } from '../../functions/campaigns/imports/layout-of.ts';
import { readPart } from '../../functions/campaigns/imports/read-part.ts';
import { workOnFile } from '../../functions/campaigns/imports/run-import.ts';
import { surveyFile } from '../../functions/campaigns/imports/survey-file.ts';
import { findRun } from '../../functions/imports/import-run.ts';
import { noteRun } from '../../functions/imports/run-ends.ts';
import { startRun } from '../../functions/imports/start-run.ts';
import { putFile } from '../../functions/platform/clients/files.ts';
import { documentClient } from '../../functions/platform/db/client.ts';
import { env } from '../../functions/platform/env.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { chunks } from '../../shared/kernel/chunks.ts';
import { addDays } from '../../shared/kernel/paris-day.ts';

/** What one process does: its memory is that of the task alone. */
export type CampaignImportTask = { task: 'time' } | { task: 'weigh'; megabytes: number };
export type Figures = {
  time: { validated: number; stored: number; unchanged: number; bare: number };
  weigh: { lines: number; peakMegabytes: number };
};

type Owner = { workspaceId: string; userId: string };
type Shape = { campaigns: number; ads: number; days: number };

const header =
  'Campaign name;Day;Ad name;Amount spent (EUR);Impressions;Link clicks;Purchases;Purchases conversion value;Preview link';
const usual: Shape = { campaigns: 20, ads: 10, days: 90 };

function* linesOf({ campaigns, ads, days }: Shape): Iterable<Buffer> {
  yield Buffer.from(`${header}\n`);
  for (let campaign = 0; campaign < campaigns; campaign++)
    for (let day = 0; day < days; day++)
      for (let ad = 0; ad < ads; ad++) {
        const at = campaign * 7 + day * 3 + ad;
        const figures = [
          `${at % 90},${10 + (at % 90)}`,
          4_000 + at,
          at % 120,
          at % 9,
          `${at % 400},5`,
          `https://www.facebook.com/?feed_demo_ad=1203546864856${10_000 + at}&h=redacted`,
        ];
        const names = [
          `Campagne ${campaign} - prospection France`,
          addDays('2024-01-01', day),
          `Vidéo ${ad} - accroche prix`,
        ];
        yield Buffer.from(`${[...names, ...figures].join(';')}\n`);
      }
}

const lengthOf = (shape: Shape) => [...linesOf(shape)].reduce((length, line) => length + line.length, 0);

async function owner(): Promise<Owner> {
  const { user } = await signedInUser({}, { plan: 'enterprise' });
  return { workspaceId: user.workspaceId, userId: user.userId };
}

async function prepare(by: Owner, shape: Shape): Promise<CampaignImportItem> {
  const item = await startRun(campaignRuns, { ...by, ip: '' }, async (id) => {
    const objectKey = `imports/${by.workspaceId}/${id}`;
    await putFile(objectKey, Readable.from(linesOf(shape)), 'text/csv', lengthOf(shape));
    return { label: 'banc.csv', dryRun: false, said: { periodRows: 'refuse' as const }, objectKey };
  });
  return noteRun(campaignRuns, item, { status: 'running' });
}

async function runToEnd(item: CampaignImportItem): Promise<void> {
  let now = item;
  while (now.status === 'running') {
    await workOnFile(now);
    now = await findRun(campaignRuns, now);
  }
  if (now.status !== 'completed' || now.rejectedCount > 0) throw new Error(JSON.stringify(now));
}

async function perSecond(count: number, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (count * 1000) / (performance.now() - start);
}

const quiet = async () => undefined;

async function validate(item: CampaignImportItem): Promise<void> {
  const known = { ...item, layout: await layoutOf(item.objectKey ?? '', {}) };
  const surveyed = await surveyFile(known, quiet);
  if (!('reading' in surveyed)) throw new Error(surveyed.problem);
  const { counts } = await readPart({ ...known, reading: surveyed.reading as Reading }, 0, quiet);
  if (counts.refused > 0) throw new Error('refused');
}

/** An item a row, twenty-five at once: what storing takes at least when nothing is put together. */
async function writeBare({ workspaceId }: Owner, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    pk: `bare#${workspaceId}`,
    sk: String(at).padStart(9, '0'),
    ...{
      date: '2024-01-01',
      ad: 'Vidéo',
      spend: 12.5,
      impressions: 4_000,
      linkClicks: 12,
      conversions: 3,
      revenue: 80,
    },
  }));
  for (const some of chunks(rows, 25)) {
    const puts = some.map((Item) => ({ PutRequest: { Item } }));
    await documentClient.send(new BatchWriteCommand({ RequestItems: { [env.TABLE_NAME]: puts } }));
  }
}

async function time(): Promise<Figures['time']> {
  const by = await owner();
  const rows = usual.campaigns * usual.ads * usual.days;
  const [first, again] = [await prepare(by, usual), await prepare(by, usual)];
  return {
    validated: await perSecond(rows, () => validate(first)),
    stored: await perSecond(rows, () => runToEnd(first)),
    unchanged: await perSecond(rows, () => runToEnd(again)),
    bare: await perSecond(rows, () => writeBare(by, rows)),
  };
}

/** The reading of a whole file, and the storing of its first campaigns: the next ones do the same over again. */
async function weigh(megabytes: number): Promise<Figures['weigh']> {
  const days = 730;
  const bytesALine = lengthOf({ campaigns: 1, ads: 10, days }) / (10 * days);
  const campaigns = Math.round((megabytes * 950_000) / bytesALine / 10 / days);
  const item = await prepare(await owner(), { campaigns, ads: 10, days });
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  await workOnFile(item, 1);
  clearInterval(watch);
  const { received, status, message } = await findRun(campaignRuns, item);
  if (status === 'failed') throw new Error(message);
  return { lines: received, peakMegabytes: Math.round((peak - before) / 1e6) };
}

const task: CampaignImportTask = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(await (task.task === 'time' ? time() : weigh(task.megabytes))));
process.exit();
