import { chunks } from '../../shared/kernel/chunks.ts';
import { put, write } from '../platform/db/write.ts';
import type { ImportRuns, RunItem } from './import-run.ts';
import { type RejectedLine, RejectedLines, reportedLines, stepKey } from './rejected-lines.entity.ts';
import { noteRun } from './run-ends.ts';

/** How often a run says how far it is; a person who stops it waits for that. */
const saidEveryMs = 2_000;
const shownLines = 100;
const linesAnItem = 1_000;
/** The lines refused while the file was read stand before those refused of what it is about. */
const firstOfSets = 1_000_000;

/** A run at work: what is kept of it is what it last said. */
export class ImportJob<Item extends RunItem> {
  item: Item;
  readonly #runs: ImportRuns<Item>;
  #saidAt = performance.now();

  constructor(runs: ImportRuns<Item>, item: Item) {
    this.#runs = runs;
    this.item = item;
  }

  /** Keeps how it stands; stops here when somebody cancelled it, or another worker is ahead. */
  async note(change: Partial<Item>): Promise<void> {
    this.item = await noteRun(this.#runs, this.item, change);
    this.#saidAt = performance.now();
  }

  /** Says now and then how far it is, 0 to 1. */
  async progress(progress: number): Promise<void> {
    if (performance.now() - this.#saidAt < saidEveryMs) return;
    const standing: Partial<RunItem> = { progress: Math.min(1, Math.max(this.item.progress ?? 0, progress)) };
    await this.note(standing as Partial<Item>);
  }

  /** What becomes of the run with lines that were refused: the first ones are told, all are counted. */
  withRefused(lines: readonly RejectedLine[], count = lines.length): Pick<RunItem, 'rejected' | 'rejectedCount'> {
    const { rejected, rejectedCount } = this.item;
    return {
      rejected: [...rejected, ...lines.slice(0, Math.max(0, shownLines - rejected.length))],
      rejectedCount: rejectedCount + count,
    };
  }

  /** Keeps refused lines for the report, each set under its own number: writing one again adds nothing. */
  async keepRefused(lines: readonly RejectedLine[], set: number | 'read'): Promise<void> {
    const { workspaceId, importId, rejectedCount } = this.item;
    const kept = lines.slice(0, Math.max(0, reportedLines - rejectedCount));
    const first = set === 'read' ? 0 : firstOfSets + set * 100;
    for (const [at, some] of chunks(kept, linesAnItem).entries())
      await write([put(RejectedLines.put({ workspaceId, importId, stepKey: stepKey(first + at), lines: some }))]);
  }
}
