import { Readable } from 'node:stream';
import { findRun } from '../../functions/imports/import-run.ts';
import { noteRun } from '../../functions/imports/run-ends.ts';
import { startRun } from '../../functions/imports/start-run.ts';
import { KnownAds } from '../../functions/learning/imports/known-ads.ts';
import { layoutOf } from '../../functions/learning/imports/layout-of.ts';
import { readPart } from '../../functions/learning/imports/read-part.ts';
import { type ResultImportItem, resultRuns } from '../../functions/learning/imports/result-import.entity.ts';
import { workOnFile } from '../../functions/learning/imports/run-import.ts';
import { surveyFile } from '../../functions/learning/imports/survey-file.ts';
import { putFile } from '../../functions/platform/clients/files.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { addDays } from '../../shared/kernel/paris-day.ts';

/** What one process does: its memory is that of the task alone. */
export type LearningImportTask = { task: 'time' } | { task: 'weigh'; lines: number };
export type Figures = { time: { validated: number; stored: number }; weigh: { lines: number; peakMegabytes: number } };

const header =
  'Day;Ad name;Primary text;Headline;Amount spent (EUR);Impressions;Link clicks;Purchases;Purchases conversion value';
const timedLines = 20_000;
const daysAnAd = 20;

function* linesOf(count: number): Iterable<Buffer> {
  yield Buffer.from(`${header}\n`);
  for (let line = 0; line < count; line++) {
    const [ad, day] = [Math.floor(line / daysAnAd), line % daysAnAd];
    const words = [
      `Vidéo ${ad} - accroche prix`,
      `Vous perdez ${1 + (ad % 9)} heures par semaine ? ${ad % 2 ? 'Essayez' : 'Découvrez'} Planif nº ${ad}, sans engagement, dès ${ad % 90} €.`,
      `Planif ${ad}`,
    ];
    const figures = [`${line % 90},${10 + (line % 90)}`, 4_000 + (line % 500), line % 120, line % 9, `${line % 400},5`];
    yield Buffer.from(`${[addDays('2024-01-01', day), ...words, ...figures].join(';')}\n`);
  }
}

const lengthOf = (count: number) => [...linesOf(count)].reduce((length, line) => length + line.length, 0);

async function prepare(lines: number): Promise<ResultImportItem> {
  const { user } = await signedInUser({}, { plan: 'enterprise' });
  const { workspaceId, userId } = user;
  const item = await startRun(resultRuns, { workspaceId, userId, ip: '' }, async (id) => {
    const objectKey = `imports/${workspaceId}/${id}`;
    await putFile(objectKey, Readable.from(linesOf(lines)), 'text/csv', lengthOf(lines));
    return { label: 'banc.csv', dryRun: false, said: {}, objectKey };
  });
  return noteRun(resultRuns, item, { status: 'running' });
}

async function runToEnd(item: ResultImportItem): Promise<ResultImportItem> {
  let now = item;
  while (now.status === 'running') {
    await workOnFile(now);
    now = await findRun(resultRuns, now);
  }
  if (now.status !== 'completed' || now.rejectedCount > 0) throw new Error(JSON.stringify(now));
  return now;
}

async function perSecond(count: number, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (count * 1000) / (performance.now() - start);
}

const quiet = async () => undefined;

async function validate(item: ResultImportItem): Promise<void> {
  const known = { ...item, layout: await layoutOf(item.objectKey ?? '', {}) };
  const surveyed = await surveyFile(known, quiet);
  if (!('reading' in surveyed)) throw new Error(surveyed.problem);
  const wanted = { part: 0, room: Number.POSITIVE_INFINITY, known: new KnownAds() };
  const { counts } = await readPart({ ...known, reading: surveyed.reading }, wanted, quiet);
  if (counts.refused.count > 0) throw new Error('refused');
}

async function time(): Promise<Figures['time']> {
  const item = await prepare(timedLines);
  const validated = await perSecond(timedLines, () => validate(item));
  return { validated, stored: await perSecond(timedLines, () => runToEnd(item)) };
}

async function weigh(lines: number): Promise<Figures['weigh']> {
  const item = await prepare(lines);
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const { received } = await runToEnd(item);
  clearInterval(watch);
  return { lines: received, peakMegabytes: Math.round((peak - before) / 1e6) };
}

const task: LearningImportTask = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(await (task.task === 'time' ? time() : weigh(task.lines))));
process.exit();
