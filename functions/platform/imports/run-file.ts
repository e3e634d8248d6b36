import { importProblems } from '../../../shared/messages/imports.ts';
import { continueRun } from './continue-run.ts';
import { FileProblem } from './file-layout.ts';
import { fileRecords, type RecordReader } from './file-records.ts';
import { findLayout } from './file-text.ts';
import type { RunItem } from './import-run.ts';
import { noteRun } from './run-ends.ts';
import { type Row, type RowStore, storeRows } from './store-rows.ts';

/** How long a slice of work takes at most, far below the worker's time. */
const sliceMs = 45_000;

/** How a word works on the file of a run. */
export type FileWork<Item extends RunItem, Read> = {
  store: RowStore<Item, Read>;
  reader: (item: Item) => RecordReader<Read>;
  /** Why a file fails that holds no record at all. */
  nothing: string;
  end: (item: Item, status: 'completed' | 'failed', message?: string) => Promise<void>;
  /** What follows when time is up; the next message goes on, if nothing is said. */
  timeUp?: (item: Item) => Promise<void>;
  /** What is known of the file once its layout is. */
  survey?: (item: Item) => Promise<Partial<Item>>;
};

/** Reads an import's file from its checkpoint, for a slice of time; then it hands the rest to the next message. */
export async function runFile<Item extends RunItem, Read extends object>(
  work: FileWork<Item, Read>,
  item: Item,
  budgetMs = sliceMs,
): Promise<void> {
  const run = new FileRun(work, item, performance.now() + budgetMs);
  try {
    if (await run.readOn()) await (work.timeUp?.(run.item) ?? continueRun(work.store.runs, run.item));
    else if (run.item.received === 0) throw new FileProblem(work.nothing);
    else await work.end(run.item, 'completed');
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await run.store();
    const { received } = run.item;
    const said = received > 0 ? `${error.message}. ${importProblems.partly(received)}` : error.message;
    await work.end(run.item, 'failed', said);
  }
}

class FileRun<Item extends RunItem, Read extends object> {
  item: Item;
  readonly #work: FileWork<Item, Read>;
  readonly #until: number;
  #rows: Row<Read>[] = [];
  #progress = 0;

  constructor(work: FileWork<Item, Read>, item: Item, until: number) {
    this.#work = work;
    this.item = item;
    this.#until = until;
  }

  /** True when time was up before the end. */
  async readOn(): Promise<boolean> {
    const { store, reader } = this.#work;
    const { objectKey = '' } = this.item;
    const layout = this.item.layout ?? (await this.#findLayout(objectKey));
    let passed = this.item.received;
    for await (const { records, progress } of fileRecords(objectKey, layout, reader(this.item))) {
      const fresh = records.slice(passed);
      passed -= records.length - fresh.length;
      for (const { line, read } of fresh) {
        this.#rows.push({ line, ...read() });
        if (this.#rows.length >= store.goodPerStep) await this.store();
        if (performance.now() > this.#until) return this.#timeIsUp();
      }
      this.#progress = progress;
    }
    await this.store();
    return false;
  }

  async #findLayout(objectKey: string) {
    const layout = await findLayout(objectKey, this.#work.reader(this.item).knownNames);
    const known: Partial<RunItem> = { layout };
    const survey = await this.#work.survey?.({ ...this.item, layout });
    this.item = await noteRun(this.#work.store.runs, this.item, { ...known, ...survey } as Partial<Item>);
    return layout;
  }

  async #timeIsUp(): Promise<true> {
    await this.store();
    return true;
  }

  /** Stores what is read and not stored yet. */
  async store(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    const after: Partial<RunItem> = { progress: this.#progress };
    if (rows.length > 0) this.item = await storeRows(this.#work.store, this.item, rows, after as Partial<Item>);
  }
}
