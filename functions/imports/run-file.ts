import { mostRecords } from '../../shared/imports/import-run.ts';
import { importProblems } from '../../shared/imports/messages.ts';
import { Bites } from './bites.ts';
import { continueRun } from './continue-run.ts';
import { FileProblem } from './file-layout.ts';
import { type FilePlace, type FileRecord, fileRecords, fileStart, type RecordReader } from './file-records.ts';
import { findLayout } from './file-text.ts';
import type { RunItem } from './import-run.ts';
import { noteRun } from './run-ends.ts';
import { isGood, type Row, type RowStore, storeRows } from './store-rows.ts';

/** How long a slice of work takes at most: others' imports wait for its end, far below the worker's time. */
const sliceMs = 3_000;

/** A file is given up once so many lines were refused and fewer than one in a hundred was good. */
const mostRefused = 10_000;
const fewestGood = 0.01;

/** How a word works on the file of a run. */
export type FileWork<Item extends RunItem, Read> = {
  store: RowStore<Item, Read>;
  reader: (item: Item) => RecordReader<Read>;
  /** Why a file fails that holds no record at all. */
  nothing: string;
  end: (item: Item, status: 'completed' | 'failed', message?: string) => Promise<void>;
  /** What follows when time is up; the next message goes on, if nothing is said. */
  timeUp?: (item: Item) => Promise<void>;
  /** The file is only looked at: nothing of it is stored. */
  onlyLooks?: boolean;
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
    const said =
      received > 0 && !work.onlyLooks ? `${error.message}. ${importProblems.partly(received)}` : error.message;
    await work.end(run.item, 'failed', said);
  }
}

class FileRun<Item extends RunItem, Read extends object> {
  item: Item;
  readonly #work: FileWork<Item, Read>;
  readonly #until: number;
  readonly #bites = new Bites();
  #rows: Row<Read>[] = [];
  #good = 0;
  #place: FilePlace;
  #progress = 0;

  constructor(work: FileWork<Item, Read>, item: Item, until: number) {
    this.#work = work;
    this.item = item;
    this.#until = until;
    this.#place = item.place ?? fileStart;
  }

  /** True when time was up before the end. */
  async readOn(): Promise<boolean> {
    const { reader } = this.#work;
    const { objectKey = '', received } = this.item;
    const layout = this.item.layout ?? (await this.#findLayout(objectKey));
    let passed = received - this.#place.received;
    for await (const piece of fileRecords(objectKey, layout, reader(this.item), this.#place)) {
      const fresh = piece.records.slice(passed);
      passed -= piece.records.length - fresh.length;
      if (await this.#take(fresh)) return true;
      [this.#place, this.#progress] = [piece.place, piece.progress];
      if (performance.now() > this.#until && this.#hasMoved()) return this.#timeIsUp();
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

  /** True when time was up among them. */
  async #take(records: FileRecord<Read>[]): Promise<boolean> {
    const { rowsPerStep, goodPerStep } = this.#work.store;
    for (const { line, read } of records) {
      const row: Row<Read> = { line, ...read() };
      this.#rows.push(row);
      this.#good += isGood(row) ? 1 : 0;
      if (this.#good >= goodPerStep || this.#rows.length >= rowsPerStep) {
        await this.store();
        this.#giveUpIfHopeless();
      }
      if (performance.now() > this.#until) return this.#timeIsUp();
      if (this.#bites.isOver) await this.#bites.rest();
    }
    return false;
  }

  /** Whether whoever goes on would start further than this slice did. */
  #hasMoved(): boolean {
    const { byte, skip } = this.item.place ?? fileStart;
    return this.#rows.length > 0 || this.#place.byte > byte || this.#place.skip > skip;
  }

  async #timeIsUp(): Promise<true> {
    if (this.#rows.length > 0) await this.store();
    else this.item = await noteRun(this.#work.store.runs, this.item, this.#standing());
    return true;
  }

  #standing(): Partial<Item> {
    const standing: Partial<RunItem> = {
      place: this.#place,
      progress: Math.max(this.item.progress ?? 0, this.#progress),
    };
    return standing as Partial<Item>;
  }

  /** Stores what is read and not stored yet. */
  async store(): Promise<void> {
    const rows = this.#rows;
    [this.#rows, this.#good] = [[], 0];
    if (rows.length === 0) return;
    this.item = await storeRows(this.#work.store, this.item, rows, this.#standing());
  }

  #giveUpIfHopeless(): void {
    const { received, rejectedCount } = this.item;
    if (received > mostRecords) throw new FileProblem(importProblems.tooManyRecords(mostRecords));
    if (rejectedCount >= mostRefused && received - rejectedCount < received * fewestGood)
      throw new FileProblem(importProblems.mostlyRefused(mostRefused));
  }
}
