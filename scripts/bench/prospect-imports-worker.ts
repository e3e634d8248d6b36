import { Readable } from 'node:stream';
import { fileRecords } from '../../functions/imports/file-records.ts';
import { findLayout } from '../../functions/imports/file-text.ts';
import { findRun } from '../../functions/imports/import-run.ts';
import { noteRun } from '../../functions/imports/run-ends.ts';
import { startRun } from '../../functions/imports/start-run.ts';
import { putFile } from '../../functions/platform/clients/files.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { type ProspectImportItem, prospectRuns } from '../../functions/prospects/imports/prospect-import.entity.ts';
import { prospectReader } from '../../functions/prospects/imports/record-reader.ts';
import { lookAtFile, storeFile } from '../../functions/prospects/imports/run-import.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { cities, firstNames, jobs, lastNames } from '../local/demo-prospects/people.ts';

type Owner = { workspaceId: string; userId: string };
/** What one process does: its memory is that of the task alone. */
export type ProspectImportTask =
  | { task: 'fill'; prospects: number }
  | ({ task: 'time'; prospects: number; round: number } & Owner)
  | { task: 'prepare'; megabytes: number }
  | { task: 'weigh'; workspaceId: string; importId: string };

export type Figures = {
  fill: Owner;
  time: { validated: number; looked: number; stored: number; skipped: number };
  prepare: { workspaceId: string; importId: string };
  weigh: { prospects: number; peakMegabytes: number };
};

const header = 'Prénom;Nom;E-mail;Téléphone;Entreprise;Fonction;Ville;Pays;Source;Valeur;Tags;Notes';

function* linesOf(count: number, round: number): Iterable<Buffer> {
  yield Buffer.from(`${header}\n`);
  for (let at = 0; at < count; at++) {
    const chances = new Seeded(`import ${round} ${at}`);
    const person = [chances.pick(firstNames.female), chances.pick(lastNames), `p${round}.${at}@exemple${at % 900}.fr`];
    const phone = `06 ${[1, 2, 3, 4].map(() => chances.int(10, 99)).join(' ')}`;
    const place = [chances.pick(lastNames), chances.pick(jobs.female), chances.pick(cities), 'France', 'Salon'];
    const rest = [`${chances.int(1, 90)} 250,50 €`, 'salon, relance', '"Vu au salon ; à rappeler"'];
    yield Buffer.from(`${[...person, phone, ...place, ...rest].join(';')}\n`);
  }
}

const asked = { label: 'banc.csv', source: 'import', mode: 'skip' } as const;

function lengthOf(lines: Iterable<Buffer>): number {
  let length = 0;
  for (const line of lines) length += line.length;
  return length;
}

async function owner(): Promise<Owner> {
  const { user } = await signedInUser({}, { plan: 'enterprise' });
  return { workspaceId: user.workspaceId, userId: user.userId };
}

async function prepare(by: Owner, count: number, round: number, dryRun = false): Promise<ProspectImportItem> {
  const item = await startRun(prospectRuns, { ...by, ip: '' }, async (id) => {
    const objectKey = `imports/${by.workspaceId}/${id}`;
    await putFile(objectKey, Readable.from(linesOf(count, round)), 'text/csv', lengthOf(linesOf(count, round)));
    return { ...asked, dryRun, objectKey };
  });
  return noteRun(prospectRuns, item, { status: 'running' });
}

async function runToEnd(item: ProspectImportItem): Promise<ProspectImportItem> {
  let now = item;
  while (now.status === 'running') {
    await (item.dryRun ? lookAtFile(now) : storeFile(now));
    now = await findRun(prospectRuns, now);
  }
  if (now.status !== 'completed' || now.rejectedCount > 0) throw new Error(JSON.stringify(now));
  return now;
}

async function fill(prospects: number): Promise<Owner> {
  const by = await owner();
  await runToEnd(await prepare(by, prospects, -1));
  return by;
}

async function perSecond(count: number, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (count * 1000) / (performance.now() - start);
}

async function validate(item: ProspectImportItem): Promise<void> {
  const { objectKey = '' } = item;
  const reader = prospectReader(item);
  for await (const { records } of fileRecords(objectKey, await findLayout(objectKey, reader.knownNames), reader))
    for (const { read } of records) if ('reason' in read()) throw new Error('refused');
}

async function time(by: Owner, prospects: number, round: number): Promise<Figures['time']> {
  const [look, first, again] = [
    await prepare(by, prospects, round, true),
    await prepare(by, prospects, round),
    await prepare(by, prospects, round),
  ];
  return {
    validated: await perSecond(prospects, () => validate(first)),
    looked: await perSecond(prospects, () => runToEnd(look)),
    stored: await perSecond(prospects, () => runToEnd(first)),
    skipped: await perSecond(prospects, () => runToEnd(again)),
  };
}

async function prepareOf(megabytes: number): Promise<Figures['prepare']> {
  // Lines get longer as their numbers do: not quite as many as would fit if they did not.
  const count = Math.round((megabytes * 970_000) / (lengthOf(linesOf(2_000, 0)) / 2_000));
  const { workspaceId, importId } = await prepare(await owner(), count, 0);
  return { workspaceId, importId };
}

/** One slice of an import: the next ones do the same over again. */
async function weigh(id: { workspaceId: string; importId: string }): Promise<Figures['weigh']> {
  const item = await findRun(prospectRuns, id);
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  await storeFile(item);
  clearInterval(watch);
  const { received, status, message } = await findRun(prospectRuns, id);
  if (status === 'failed') throw new Error(message);
  return { prospects: received, peakMegabytes: Math.round((peak - before) / 1e6) };
}

function act(task: ProspectImportTask) {
  if (task.task === 'fill') return fill(task.prospects);
  if (task.task === 'time') return time(task, task.prospects, task.round);
  return task.task === 'prepare' ? prepareOf(task.megabytes) : weigh(task);
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
