import { loadavg } from 'node:os';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import { beginningOf } from '../../shared/rules/periods.ts';
import type { AnalyticsFigures, AnalyticsTask, Reading, Workspace } from './analytics-worker.ts';
import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import { shownOnce, shownTimes } from './timed.ts';

type Run = <T extends AnalyticsTask>(task: T, mostMegabytes?: number) => Promise<AnalyticsFigures[T['task']]>;

const lastDays = (count: number) => ({ from: addDays(parisDay(), -count), to: addDays(parisDay(), -1) });

const [campaigns, adsEach] = [500, 50];
const days = 730;
/** Twelve whole months and what has gone of this one, which are told by their sums. */
const year = { from: beginningOf('month', addDays(parisDay(), -365)), to: addDays(parisDay(), -1) };
/** Of `client 1` and `client 2`: fifty campaigns, whose ads are also read day by day. */
const wholeTags = [1, 2];
const [rounds, adRounds] = [200, 10];
/** Of V8's old space, in which the largest reading must do. */
const smallHeap = 256;

/** The readings of 500 campaigns of two years, their ads, and what leaves as a file. */
export const benchAnalytics = (): Promise<void> =>
  onFastTable(async (environment) => {
    const run: Run = (task, mostMegabytes) =>
      inOwnProcess('scripts/bench/analytics-worker.ts', task, environment, mostMegabytes);
    const filled = await run({
      ...{ task: 'fill', campaigns, period: lastDays(days) },
      ...{ adsPeriod: year, wholeTags },
    });
    await printReadings(run, filled);
    await printAds(run, filled);
  });

type Query = [string, string][];

const asked = (period: { from: string; to: string }, ...more: Query): Query => [...Object.entries(period), ...more];

/** Amounts of two currencies do not stand in one table. */
const euros: [string, string] = ['currency', 'EUR'];

async function printReadings(run: Run, { token, period, ...filled }: Workspace): Promise<void> {
  await run({ task: 'fillRows', token, period, ...filled });
  const rows = await run({ task: 'rows', token, period, ...filled });
  printTable(`The baseline: an item a campaign and day, ${campaigns} × ${days}, read and added up, in ms`, [
    { name: 'the sums of each campaign', ...shownOnce(rows) },
  ]);
  const read = async (name: string, route: 'overview' | 'timeseries' | 'breakdown', ...more: Query) => {
    const told = await run({ task: 'read', route, token, query: asked(period, ...more), rounds });
    return shown(name, told, rows.ms);
  };
  printTable(`Readings of ${campaigns} campaigns, ${days} days, in ms (goals: again p50 60, p99 200; load ${load()})`, [
    await read('overview', 'overview'),
    await read('series by day', 'timeseries', euros, ['granularity', 'day']),
    await read('series by month', 'timeseries', euros, ['granularity', 'month']),
    await read('by platform', 'breakdown', euros, ['by', 'platform']),
    await read('by campaign', 'breakdown', euros, ['by', 'campaign'], ['limit', '100']),
    await read('by platform and weekday', 'breakdown', euros, ['by', 'platform'], ['by', 'weekday']),
  ]);
}

/** All of them at once, and of as many campaigns as may be read together over a year. */
async function printAds(run: Run, { token, period }: Workspace): Promise<void> {
  const tags = wholeTags.map((tag): [string, string] => ['tag', `client ${tag}`]);
  const byAd = asked(year, euros, ['by', 'ad']);
  const byDay = asked({ ...year, from: addDays(year.from, 1) }, euros, ['by', 'ad']);
  const some = (campaigns / 20) * wholeTags.length * adsEach;
  const read = (query: Query, mostMegabytes?: number) =>
    run({ task: 'read', route: 'breakdown', token, query, rounds: adRounds }, mostMegabytes);
  const file = (...query: Query) =>
    run({ task: 'read', route: 'export', token, query: [['of', 'breakdown'], ...query], rounds: adRounds });
  printTable(
    `By ad, twelve months, in ms (goals for ${campaigns * adsEach} ads: first 5000, again 1500, 400 MB; exported 10000; load ${load()})`,
    [
      shown(`${campaigns * adsEach} ads`, await read(byAd)),
      shown(`${campaigns * adsEach} ads, in a heap of ${smallHeap} MB`, await read(byAd, smallHeap)),
      shown(`${some} ads`, await read([...byAd, ...tags])),
      shown(`${some} ads, from the second of a month`, await read([...byDay, ...tags])),
      shown(`${campaigns * adsEach} ads, exported`, await file(...byAd)),
      shown(`${some} ads, exported`, await file(...byAd, ...tags)),
      shown(
        `${campaigns} campaigns by month, exported`,
        await file(...asked(period, euros, ['by', 'campaign'], ['by', 'month'])),
      ),
    ],
  );
}

function shown(name: string, { times, megabytes, refused }: Reading, rowsMs?: number) {
  return {
    name,
    ...(times && shownTimes(times)),
    ...(times && rowsMs && { 'rows take, times': Math.round(rowsMs / times.p50) }),
    'above the start, MB': Math.round(megabytes),
    ...(refused !== null && { refused: refused.slice(0, 160) }),
  };
}

const load = () => loadavg()[0]?.toFixed(1);
