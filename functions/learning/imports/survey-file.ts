import { headerLanguage } from '../../../shared/imports/header-language.ts';
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
import { ColumnSamples, LineIds, type OnProgress, surveyLines } from '../../imports/file-survey.ts';
import { WritingWatch } from '../../imports/writing-watch.ts';
import type { Reading, ResultImportItem } from './result-import.entity.ts';

type Columns = NonNullable<ResultImportItem['columns']>;
/** How a file is to be read, or what it does not tell; its columns in any case. */
type Surveyed = { columns: Columns } & ({ reading: Reading } | { problem: string; questions: ImportQuestion[] });

/** Lines whose ads are held in memory at once. */
const linesAPart = 50_000;

/** Reads a file through once to decide how all of it is written: nothing is decided cell by cell. */
export async function surveyFile(item: ResultImportItem, onProgress: OnProgress): Promise<Surveyed> {
  const headers: string[] = [];
  const watch = new FileWatch(item, headers);
  await surveyLines(item, headers, (cells) => watch.see(cells), onProgress);
  return watch.decide();
}

class FileWatch {
  lines = 0;
  readonly #item: ResultImportItem;
  readonly #headers: string[];
  #columns: ImportColumn[] = [];
  #dateAt = -1;
  #idAt = -1;
  #money: number[] = [];
  #other: number[] = [];
  readonly #samples = new ColumnSamples();
  readonly #writing = new WritingWatch();
  readonly #ids = new LineIds();

  constructor(item: ResultImportItem, headers: string[]) {
    this.#item = item;
    this.#headers = headers;
  }

  see(cells: string[]): void {
    this.lines++;
    if (this.#columns.length < this.#headers.length) this.#place();
    this.#samples.see(cells, this.#columns.length);
    const date = cells[this.#dateAt] ?? '';
    const isDated = this.#writing.seeDate(date);
    this.#writing.seeFigures('money', cells, this.#money);
    this.#writing.seeFigures('other', cells, this.#other);
    this.#ids.see((cells[this.#idAt] ?? '').trim(), isDated ? date : null);
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

  decide(): Surveyed {
    const columns = this.#samples.shown(this.#columns, this.#item);
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
    return {
      columns: this.#columns,
      platform: platform ?? 'other',
      knowsPlatform: platform !== undefined || this.#columns.some(({ field }) => field === 'platform'),
      decimal: said.decimal ?? this.#writing.decimal(language) ?? '.',
      dateOrder: this.#writing.orderOf(said.dateOrder, language),
      repaired: layout?.format === 'csv' && this.#samples.areRepaired,
      wordsOnly: !this.#counts(),
      ...(this.#ids.areOfLines && header !== undefined && { idsOfLines: header }),
      lines: this.lines,
      parts: Math.max(1, Math.ceil(this.lines / linesAPart)),
    };
  }
}
