import { mostRecords } from '../../shared/imports/import-run.ts';
import { importProblems } from '../../shared/imports/messages.ts';
import { readLine } from '../../shared/imports/read-values.ts';
import { repairedText } from '../../shared/imports/repaired-text.ts';
import { FileProblem } from './file-layout.ts';
import { fileLines } from './file-lines.ts';
import type { RunItem } from './import-run.ts';

/** Told now and then how much of the file was read, 0 to 1. */
export type OnProgress = (progress: number) => Promise<void>;

const longestSample = 60;
const longestHeader = 200;
/** More ids, each on a line of its own, are not remembered. */
const mostIds = 50_000;
/** Lines that are no sample of a few ads. */
const manyLines = 500;

type Column<Field> = { header: string; field: Field };

/** Reads a file through once, to decide how all of it is written; `see` is given each line that has cells. */
export async function surveyLines(
  item: Pick<RunItem, 'objectKey' | 'layout'>,
  headers: string[],
  see: (cells: string[]) => void,
  onProgress: OnProgress,
): Promise<void> {
  let seen = 0;
  for await (const { lines, progress } of fileLines(item, headers)) {
    for (const line of lines) {
      if (!('cells' in line)) continue;
      seen++;
      see(line.cells);
    }
    if (seen > mostRecords) throw new FileProblem(importProblems.tooManyRecords(mostRecords));
    await onProgress(progress);
  }
}

/** The first words of each column, by which people know it. */
export class ColumnSamples {
  readonly #samples: string[] = [];

  see(cells: readonly string[], columns: number): void {
    for (let at = 0; at < columns; at++) {
      const cell = cells[at];
      if (!this.#samples[at] && cell) this.#samples[at] = readLine(cell.slice(0, longestSample)).toWellFormed();
    }
  }

  /** Whether some were written in UTF-8 and read as something else. */
  get areRepaired(): boolean {
    return this.#samples.some((sample) => repairedText(sample) !== sample);
  }

  /** Words of a file that is imported are not kept. */
  shown<Field>(columns: readonly Column<Field>[], { dryRun }: { dryRun: boolean }) {
    return columns.map(({ header, field }, at) => ({
      header: header.slice(0, longestHeader).toWellFormed(),
      field,
      sample: dryRun ? (this.#samples[at] ?? '') : '',
    }));
  }
}

/** Whether a column gives each line an id of its own: over several days, on so many lines, it is hardly an ad's. */
export class LineIds {
  #ids: Set<string> | null = new Set();
  readonly #days = new Set<string>();

  see(id: string, day: string | null): void {
    if (day !== null && this.#days.size < 2) this.#days.add(day);
    if (id === '' || !this.#ids) return;
    if (this.#ids.has(id) || this.#ids.size > mostIds) this.#ids = null;
    else this.#ids.add(id);
  }

  get areOfLines(): boolean {
    return this.#ids !== null && this.#ids.size > manyLines && this.#days.size > 1;
  }
}
