import { readFileSync } from 'node:fs';
import { Catalogue } from '../../functions/ads/engine/catalogue.ts';
import type { CatalogueAd } from '../../functions/ads/engine/catalogue-ad.ts';
import { searchCatalogues } from '../../functions/ads/engine/search.ts';
import { openSegment } from '../../functions/ads/engine/segment.ts';
import { buildSegment } from '../../functions/ads/engine/segment-builder.ts';
import { median, percentile } from './figures.ts';
import { buildFts5, openFts5 } from './search-fts5.ts';
import { linearScan, miniSearch } from './search-plain.ts';
import { asCatalogueQuery, type BenchQuery, comparable, searches, typing } from './search-queries.ts';
import { benchToday, syntheticAds } from './synthetic-ads.ts';

/** What one process does: an index is built in one and searched in another, whose memory is that of the search alone. */
export type SearchTask = { task: 'build' | 'search'; engine: Engine; ads: number; file: string; rounds: number };
export type Engine = keyof typeof engines;
export type Figures = {
  build: { seconds: number; peakMegabytes: number };
  search: {
    openMs: number;
    searches: Latencies;
    typing: Latencies;
    memoryMegabytes: number;
    /** How many ads each of the comparable queries finds. */
    totals: number[];
  };
};
type Latencies = { p50: number; p99: number };
type Search = (query: BenchQuery) => number;

/** Ads as they are made, and the time that this takes: it is not the index's. */
class MadeAds implements Iterable<CatalogueAd> {
  seconds = 0;
  private readonly count: number;

  constructor(count: number) {
    this.count = count;
  }

  *[Symbol.iterator](): Iterator<CatalogueAd> {
    let start = performance.now();
    for (const ad of syntheticAds(this.count)) {
      this.seconds += (performance.now() - start) / 1000;
      yield ad;
      start = performance.now();
    }
  }
}

const engines = {
  catalogue: {
    build: async (ads: MadeAds, file: string) => (await buildSegment(ads, { file })).close(),
    open: (_: MadeAds, file: string): Search => {
      const catalogue = new Catalogue(openSegment(file));
      return (query) => searchCatalogues([catalogue], asCatalogueQuery(query), benchToday).total;
    },
  },
  fts5: {
    build: async (ads: MadeAds, file: string) => buildFts5(ads, file),
    open: (_: MadeAds, file: string): Search => openFts5(file),
  },
  // Held in memory alone: there is nothing to open but what is built.
  miniSearch: { build: async () => {}, open: miniSearch },
  scan: { build: async () => {}, open: linearScan },
};

async function build(task: SearchTask): Promise<Figures['build']> {
  const ads = new MadeAds(task.ads);
  const start = performance.now();
  await engines[task.engine].build(ads, task.file);
  return { seconds: (performance.now() - start) / 1000 - ads.seconds, peakMegabytes: memory('VmHWM') };
}

async function search(task: SearchTask): Promise<Figures['search']> {
  const { engine, file, rounds } = task;
  const ads = new MadeAds(task.ads);
  const start = performance.now();
  const find = engines[engine].open(ads, file);
  const openMs = performance.now() - start - ads.seconds * 1000;
  for (const query of [...searches(40, 1), ...typing(20, 1)]) find(query);
  return {
    openMs,
    searches: latencies(find, searches(200, 2), rounds),
    typing: latencies(find, typing(200, 3), rounds),
    totals: comparable(20, 4).map(find),
    memoryMegabytes: memory('RssAnon'),
  };
}

/** Each query counts for the median of its rounds, which are not one after the other. */
function latencies(find: Search, queries: BenchQuery[], rounds: number): Latencies {
  const timed = (query: BenchQuery) => {
    const start = performance.now();
    find(query);
    return performance.now() - start;
  };
  const all = Array.from({ length: rounds }, () => queries.map(timed));
  const times = queries.map((_, at) => median(all.map((round) => round[at] ?? 0)));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Of this process, in MB; `RssAnon` leaves out the pages that belong to files. */
function memory(line: 'RssAnon' | 'VmHWM'): number {
  const found = new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(found?.[1]) / 1024;
}

const task: SearchTask = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(task.task === 'build' ? await build(task) : await search(task)));
