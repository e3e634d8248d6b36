import { Readable } from 'node:stream';
import { type AdContent, commonOwner } from '../../functions/ads/ad/ad.entity.ts';
import { noteRun } from '../../functions/ads/imports/import-steps.ts';
import { adReader } from '../../functions/ads/imports/record-reader.ts';
import { runFile } from '../../functions/ads/imports/run-file.ts';
import { findImport, startImport } from '../../functions/ads/imports/start-import.ts';
import { adsPerWrite, writeAds } from '../../functions/ads/imports/write-ads.ts';
import { fileRecords } from '../../functions/imports/file-records.ts';
import { findLayout } from '../../functions/imports/file-text.ts';
import { putFile } from '../../functions/platform/clients/files.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { syntheticAds } from './synthetic-ads.ts';

type Prepared = { workspaceId: string; importIds: string[] };
/** What one process does: an import is prepared in one and run in another, whose memory is that of the import alone. */
export type ImportTask =
  | { task: 'fill'; ads: number }
  | { task: 'prepare'; megabytes: number; round: number }
  | ({ task: 'time' | 'weigh' } & Prepared);

export type Figures = {
  fill: { perSecond: number };
  prepare: Prepared;
  time: { validated: number; stored: number; skipped: number };
  weigh: { ads: number; stored: number; peakMegabytes: number };
};

const header =
  'ad_id,page_id,page_name,headline,body,description,cta,landing_url,start_date,end_date,country,reach,tags';

const seconds = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
};

/** The common catalogue, several chunks at once. */
async function fill(count: number): Promise<Figures['fill']> {
  const chunks: AdContent[][] = [[]];
  for (const { id, createdAt, updatedAt, version, groupKey, ...content } of syntheticAds(count)) {
    if (chunks.at(-1)?.length === adsPerWrite) chunks.push([]);
    chunks.at(-1)?.push({ ...content, media: [] });
  }
  const write = async () => {
    for (let chunk = chunks.pop(); chunk; chunk = chunks.pop()) await writeAds(commonOwner, chunk);
  };
  return { perSecond: count / (await seconds(() => Promise.all([write(), write(), write(), write()]))) };
}

function* csvOf(bytes: number, round: number): Iterable<Buffer> {
  yield Buffer.from(`${header}\n`);
  let left = bytes;
  const quoted = (text: string | null) => `"${(text ?? '').replaceAll('"', '""')}"`;
  for (const ad of syntheticAds(Number.MAX_SAFE_INTEGER)) {
    const texts = [ad.advertiser.name, ad.headline, ad.body, ad.description].map(quoted).join(',');
    const rest = [ad.callToAction, ad.landingUrl, ad.startedAt, ad.endedAt, ad.countries[0], ad.reach?.lower, 'banc'];
    const line = Buffer.from(`${round}-${ad.sourceId},${ad.advertiser.id.slice(4)},${texts},${rest.join(',')}\n`);
    left -= line.length;
    if (left < 0) return;
    yield line;
  }
}

/** A file twice over, each with its import: the second time nothing is new. */
async function prepare(megabytes: number, round: number): Promise<Figures['prepare']> {
  const { user } = await signedInUser();
  const by = { workspaceId: user.workspaceId, userId: user.userId, ip: '' };
  let length = 0;
  for (const line of csvOf(megabytes * 1_000_000, round)) length += line.length;
  const importIds: string[] = [];
  for (let copy = 0; copy < 2; copy++) {
    const { importId } = await startImport(by, async (id) => {
      const objectKey = `imports/${by.workspaceId}/${id}`;
      await putFile(objectKey, Readable.from(csvOf(megabytes * 1_000_000, round)), 'text/csv', length);
      return { kind: 'file', label: 'banc', source: 'import', objectKey };
    });
    importIds.push(importId);
  }
  return { workspaceId: by.workspaceId, importIds };
}

async function runToEnd(workspaceId: string, importId: string): Promise<number> {
  let now = await noteRun(await findImport(workspaceId, importId), { status: 'running' });
  while (now.status === 'running') {
    await runFile(now);
    now = await findImport(workspaceId, importId);
  }
  if (now.status !== 'completed' || now.rejectedCount > 0) throw new Error(JSON.stringify(now));
  return now.received;
}

async function time({ workspaceId, importIds: [first = '', again = ''] }: Prepared): Promise<Figures['time']> {
  const item = await findImport(workspaceId, first);
  const { objectKey = '' } = item;
  const layout = await findLayout(objectKey, adReader(item).knownNames);
  let validated = 0;
  const validating = await seconds(async () => {
    for await (const { records } of fileRecords(objectKey, layout, adReader(item)))
      for (const { read } of records) validated += 'ad' in read() ? 1 : 0;
  });
  const storing = await seconds(() => runToEnd(workspaceId, first));
  const skipping = await seconds(() => runToEnd(workspaceId, again));
  return { validated: validated / validating, stored: validated / storing, skipped: validated / skipping };
}

async function weigh({ workspaceId, importIds: [first = ''] }: Prepared): Promise<Figures['weigh']> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  let ads = 0;
  const storing = await seconds(async () => {
    ads = await runToEnd(workspaceId, first);
  });
  clearInterval(watch);
  return { ads, stored: ads / storing, peakMegabytes: (peak - before) / 1e6 };
}

function act(task: ImportTask) {
  switch (task.task) {
    case 'fill':
      return fill(task.ads);
    case 'prepare':
      return prepare(task.megabytes, task.round);
    case 'time':
      return time(task);
    case 'weigh':
      return weigh(task);
  }
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
