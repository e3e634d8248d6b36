import { headerLanguage } from '../../../shared/imports/header-language.ts';
import { mostRecords } from '../../../shared/imports/import-run.ts';
import { importProblems } from '../../../shared/imports/messages.ts';
import { readLine } from '../../../shared/imports/read-values.ts';
import { repairedText } from '../../../shared/imports/repaired-text.ts';
import {
  guessPlatform,
  type ImportColumn,
  importColumns,
  isCounterField,
  namesAds,
  ratiosIn,
  saysWords,
} from '../../../shared/learning/import-columns.ts';
import type { ImportField, ImportQuestion } from '../../../shared/learning/import-fields.ts';
import { resultImportProblems as problems } from '../../../shared/learning/imports.messages.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import { fileLines } from '../../imports/file-lines.ts';
import { WritingWatch } from '../../imports/writing-watch.ts';
import type { OnProgress } from './read-part.ts';
import type { Reading, ResultImportItem } from './result-import.entity.ts';

type Columns = NonNullable<ResultImportItem['columns']>;
/** How a file is to be read, or what it does not tell; its columns in any case. */
type Surveyed = { columns: Columns } & ({ reading: Reading } | { problem: string; questions: ImportQuestion[] });

const longestSample = 60;
const longestHeader = 200;
/** Lines whose ads are held in memory at once. */
const linesAPart = 50_000;
const mostIds = 50_000;
/** Lines that are no sample of a few ads. */
const manyLines = 500;

/** Reads a file through once to decide how all of it is written: nothing is decided cell by cell. */
export async function surveyFile(item: ResultImportItem, onProgress: OnProgress): Promise<Surveyed> {
  const headers: string[] = [];
  const watch = new FileWatch(item, headers);
  for await (const { lines, progress } of fileLines(item, headers)) {
    for (const line of lines) if ('cells' in line) watch.see(line.cells);
    if (watch.lines > mostRecords) throw new FileProblem(importProblems.tooManyRecords(mostRecords));
    await onProgress(progress);
  }
  return watch.decide();
}

class FileWatch {
  lines = 0;
  readonly #item: ResultImportItem;
  readonly #headers: string[];
  #columns: ImportColumn[] = [];
  #samples: string[] = [];
  #dateAt = -1;
  #idAt = -1;
  #money: number[] = [];
  #other: number[] = [];
  readonly #writing = new WritingWatch();
  readonly #days = new Set<string>();
  #ids: Set<string> | null = new Set();

  constructor(item: ResultImportItem, headers: string[]) {
    this.#item = item;
    this.#headers = headers;
  }

  see(cells: string[]): void {
    this.lines++;
    if (this.#columns.length < this.#headers.length) this.#place();
    for (let at = 0; at < this.#columns.length; at++) {
      const cell = cells[at];
      if (!this.#samples[at] && cell) this.#samples[at] = readLine(cell.slice(0, longestSample)).toWellFormed();
    }
    const date = cells[this.#dateAt] ?? '';
    if (this.#writing.seeDate(date) && this.#days.size < 2) this.#days.add(date);
    this.#writing.seeFigures('money', cells, this.#money);
    this.#writing.seeFigures('other', cells, this.#other);
    this.#seeId((cells[this.#idAt] ?? '').trim());
  }

  #place(): void {
    this.#columns = importColumns([...this.#headers], this.#item.mapping);
    const at = (field: ImportField) => this.#columns.findIndex((column) => column.field === field);
    [this.#dateAt, this.#idAt] = [at('date'), at('adId')];
    const places = this.#columns.flatMap(({ field }, place) => (isCounterField(field) ? [{ field, place }] : []));
    const isMoney = (field: ImportField | null) => field === 'spend' || field === 'revenue' || field === 'costMicros';
    this.#money = places.filter(({ field }) => isMoney(field)).map(({ place }) => place);
    this.#other = places.filter(({ field }) => !isMoney(field)).map(({ place }) => place);
  }

  #seeId(id: string): void {
    if (id === '' || !this.#ids) return;
    if (this.#ids.has(id) || this.#ids.size > mostIds) this.#ids = null;
    else this.#ids.add(id);
  }

  decide(): Surveyed {
    const columns = this.#shown();
    const problem = this.#problem();
    return problem ? { columns, ...problem } : { columns, reading: this.#reading() };
  }

  #problem(): { problem: string; questions: ImportQuestion[] } | undefined {
    if (this.lines === 0) return { problem: problems.nothing, questions: [] };
    const missing = this.#missing();
    if (missing) return { problem: missing, questions: ['columns'] };
    const language = headerLanguage(this.#headers);
    const { said } = this.#item;
    const asked: Exclude<ImportQuestion, 'columns'>[] = [];
    if (!said.dateOrder && this.#writing.dateOrder(language) === undefined) asked.push('dateOrder');
    if (!said.decimal && this.#writing.decimal(language) === undefined) asked.push('decimal');
    return asked.length > 0 ? { problem: asked.map(problems.ask).join('. '), questions: asked } : undefined;
  }

  /** What the columns lack, and what to export instead. */
  #missing(): string | undefined {
    const fields = new Set(this.#columns.map(({ field }) => field));
    const unknown = Object.keys(this.#item.mapping ?? {}).filter((header) => !this.#headers.includes(header));
    if (unknown.length > 0) return problems.unknownColumns(unknown.slice(0, 5));
    if (fields.has('impressions')) return namesAds(this.#columns) ? undefined : problems.noAd;
    const ratios = ratiosIn(this.#headers);
    if (this.#counts()) return problems.noImpressions;
    if (ratios.length > 0) return problems.onlyRatios(ratios.slice(0, 3));
    if (!saysWords(this.#columns)) return problems.noCounter;
    return fields.has('adName') || fields.has('adId') ? undefined : problems.noTarget;
  }

  #counts(): boolean {
    return this.#columns.some(({ field }) => isCounterField(field));
  }

  #reading(): Reading {
    const { said, label, layout } = this.#item;
    const language = headerLanguage(this.#headers);
    const platform = said.platform ?? guessPlatform(this.#headers, label);
    const { header } = this.#columns[this.#idAt] ?? {};
    // An id that never comes back over several days, on so many lines, is hardly an ad's.
    const isOfLines = this.#ids !== null && this.#ids.size > manyLines && this.#days.size > 1;
    return {
      columns: this.#columns,
      platform: platform ?? 'other',
      knowsPlatform: platform !== undefined || this.#columns.some(({ field }) => field === 'platform'),
      decimal: said.decimal ?? this.#writing.decimal(language) ?? '.',
      dateOrder: this.#writing.orderOf(said.dateOrder, language),
      repaired: layout?.format === 'csv' && this.#samples.some((sample) => repairedText(sample) !== sample),
      wordsOnly: !this.#counts(),
      ...(isOfLines && header !== undefined && { idsOfLines: header }),
      lines: this.lines,
      parts: Math.max(1, Math.ceil(this.lines / linesAPart)),
    };
  }

  #shown(): Columns {
    return this.#columns.map(({ header, field }, at) => ({
      header: header.slice(0, longestHeader).toWellFormed(),
      field,
      sample: this.#item.dryRun ? (this.#samples[at] ?? '') : '',
    }));
  }
}
