import { importProblems } from '../../../shared/messages/imports.ts';
import { type NewsWatch, watchNews } from '../watch/advertiser-news.domain.ts';
import type { AdImportItem } from './ad-import.entity.ts';
import { FileProblem } from './file-layout.ts';
import { fileRecords } from './file-records.ts';
import { findLayout } from './file-text.ts';
import { finishImport, noteRun, type Row, storeRows } from './import-steps.domain.ts';
import { continueImport } from './start-import.domain.ts';
import { adsPerWrite } from './write-ads.domain.ts';

/** How long a slice of work takes at most, far below the worker's time. */
const sliceMs = 45_000;

/** Reads an import's file from its checkpoint, for a slice of time; then it hands the rest to the next message. */
export async function runFile(item: AdImportItem, budgetMs = sliceMs): Promise<void> {
  const watch = await watchNews(item);
  const run = new FileRun(item, watch, performance.now() + budgetMs);
  try {
    if (await run.readOn()) await continueImport(run.item);
    else if (run.item.received === 0) throw new FileProblem(importProblems.noAds);
    else await end(run.item, watch, 'completed');
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await run.store();
    const { received } = run.item;
    const said = received > 0 ? `${error.message}. ${importProblems.partly(received)}` : error.message;
    await end(run.item, watch, 'failed', said);
  }
}

async function end(item: AdImportItem, watch: NewsWatch, status: 'completed' | 'failed', said?: string): Promise<void> {
  await watch.publish(false);
  await finishImport(item, status, said);
}

class FileRun {
  item: AdImportItem;
  readonly #watch: NewsWatch;
  readonly #until: number;
  #rows: Row[] = [];
  #progress = 0;

  constructor(item: AdImportItem, watch: NewsWatch, until: number) {
    this.item = item;
    this.#watch = watch;
    this.#until = until;
  }

  /** True when time was up before the end. */
  async readOn(): Promise<boolean> {
    const { objectKey = '' } = this.item;
    const layout = this.item.layout ?? (await findLayout(objectKey));
    if (!this.item.layout) this.item = await noteRun(this.item, { layout });
    let passed = this.item.received;
    for await (const { records, progress } of fileRecords(this.item, objectKey, layout)) {
      const fresh = records.slice(passed);
      passed -= records.length - fresh.length;
      for (const { line, read } of fresh) {
        this.#rows.push({ line, ...read() });
        if (this.#rows.length >= adsPerWrite) await this.store();
        if (performance.now() > this.#until) return this.#timeIsUp();
      }
      this.#progress = progress;
    }
    await this.store();
    return false;
  }

  async #timeIsUp(): Promise<true> {
    await this.store();
    return true;
  }

  /** Stores what is read and not stored yet. */
  async store(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length > 0) {
      this.item = await storeRows(this.item, rows, { progress: this.#progress }, this.#watch.tell);
    }
  }
}
