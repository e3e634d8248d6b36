import {
  currencyOfHeader,
  guessPlatform,
  type ImportColumn,
  importColumns,
  isCounterField,
} from '../../../shared/campaigns/import-columns.ts';
import type { ImportField, ImportQuestion } from '../../../shared/campaigns/import-fields.ts';
import { figureImportProblems as problems } from '../../../shared/campaigns/imports.messages.ts';
import { headerLanguage } from '../../../shared/imports/header-language.ts';
import { isTotalLine } from '../../../shared/imports/total-lines.ts';
import { ColumnSamples, LineIds, type OnProgress, surveyLines } from '../../imports/file-survey.ts';
import { WritingWatch } from '../../imports/writing-watch.ts';
import type { CampaignImportItem, Reading } from './campaign-import.entity.ts';

type Columns = NonNullable<CampaignImportItem['columns']>;
/** How a file is to be read, or what it does not tell; its columns in any case. */
export type Surveyed = { columns: Columns } & ({ reading: Reading } | { problem: string; questions: ImportQuestion[] });

/** Rows that are held in memory at once. */
const rowsAPart = 100_000;

/** Reads a file through once to decide how all of it is written: nothing is decided cell by cell. */
export async function surveyFile(item: CampaignImportItem, onProgress: OnProgress): Promise<Surveyed> {
  const headers: string[] = [];
  const watch = new FileWatch(item, headers);
  await surveyLines(item, headers, (cells) => watch.see(cells), onProgress);
  return watch.decide();
}

class FileWatch {
  lines = 0;
  readonly #item: CampaignImportItem;
  readonly #headers: string[];
  #columns: ImportColumn[] = [];
  #dateAt = -1;
  #money: number[] = [];
  #other: number[] = [];
  #currencyAt = -1;
  #idAt = -1;
  readonly #samples = new ColumnSamples();
  readonly #writing = new WritingWatch();
  readonly #ids = new LineIds();
  #dated = 0;
  #withoutCurrency = 0;

  constructor(item: CampaignImportItem, headers: string[]) {
    this.#item = item;
    this.#headers = headers;
  }

  see(cells: string[]): void {
    this.lines++;
    if (this.#columns.length < this.#headers.length) this.#place();
    this.#samples.see(cells, this.#columns.length);
    if (this.#writing.seeDate(cells[this.#dateAt] ?? '') && !isTotalLine(cells, true)) this.#seeLine(cells);
    this.#writing.seeFigures('money', cells, this.#money);
    this.#writing.seeFigures('other', cells, this.#other);
  }

  #place(): void {
    this.#columns = importColumns([...this.#headers], this.#item.mapping);
    const at = (field: ImportColumn['field']) => this.#columns.findIndex((column) => column.field === field);
    this.#dateAt = at('date');
    this.#currencyAt = at('currency');
    this.#idAt = at('ad') < 0 && this.#item.mapping?.[this.#headers[at('adId')] ?? ''] !== 'adId' ? at('adId') : -1;
    const places = this.#columns.flatMap(({ field }, place) => (isCounterField(field) ? [{ field, place }] : []));
    const isMoney = (field: ImportColumn['field']) =>
      field === 'spend' || field === 'revenue' || field === 'costMicros';
    this.#money = places.filter(({ field }) => isMoney(field)).map(({ place }) => place);
    this.#other = places.filter(({ field }) => !isMoney(field)).map(({ place }) => place);
  }

  #seeLine(cells: string[]): void {
    this.#dated++;
    const said = this.#currencyAt >= 0 && (cells[this.#currencyAt] ?? '').trim() !== '';
    const isBare = (at: number) => /^[^€£$A-Za-z]*\d[^€£$A-Za-z]*$/.test(cells[at] ?? '');
    if (!said && this.#money.some(isBare)) this.#withoutCurrency++;
    this.#ids.see((cells[this.#idAt] ?? '').trim(), cells[this.#dateAt] ?? '');
  }

  decide(): Surveyed {
    const columns: Columns = this.#samples.shown(this.#columns, this.#item);
    const reading = this.#reading();
    const problem = this.#problem();
    if (problem) return { columns, ...problem };
    const { header } = this.#columns[this.#idAt] ?? {};
    const idsOfLines = this.#ids.areOfLines ? header : undefined;
    if (idsOfLines === undefined) return { columns, reading };
    const unread = <C extends { header: string }>(column: C) =>
      column.header === idsOfLines ? { ...column, field: null } : column;
    return {
      columns: columns.map(unread),
      reading: { ...reading, idsOfLines, columns: reading.columns.map(unread) },
    };
  }

  #problem(): { problem: string; questions: ImportQuestion[] } | undefined {
    const fields = new Set(this.#columns.map(({ field }) => field));
    const { mapping = {} } = this.#item;
    const unknown = Object.keys(mapping).filter((header) => !this.#headers.includes(header));
    const columns: ImportQuestion[] = ['columns'];
    if (this.lines === 0) return { problem: problems.nothing, questions: [] };
    if (unknown.length > 0) return { problem: problems.unknownColumns(unknown.slice(0, 5)), questions: columns };
    if (!fields.has('date')) return { problem: problems.noDay, questions: columns };
    if (!this.#columns.some(({ field }) => isCounterField(field)))
      return { problem: problems.noCounter, questions: columns };
    if (this.#dated === 0) return { problem: problems.onlyTotals, questions: [] };
    const asked = this.#asked(fields);
    if (asked.length === 0) return undefined;
    return { problem: asked.map(problems.ask).join('. '), questions: asked };
  }

  #asked(fields: ReadonlySet<ImportColumn['field']>): Exclude<ImportQuestion, 'columns'>[] {
    const { said, campaignId } = this.#item;
    const has = (...some: ImportField[]) => some.some((field) => fields.has(field));
    const namesCampaigns = campaignId !== undefined || has('campaign', 'campaignId', 'ownId');
    const language = headerLanguage(this.#headers);
    const isPaid = has('spend', 'revenue', 'costMicros') && this.#withoutCurrency > 0;
    const needed: [Exclude<ImportQuestion, 'columns'>, boolean][] = [
      ['campaign', !namesCampaigns],
      ['dateOrder', !said.dateOrder && this.#writing.dateOrder(language) === undefined],
      ['decimal', !said.decimal && this.#writing.decimal(language) === undefined],
      ['currency', isPaid && !campaignId && this.#currency() === undefined],
    ];
    return needed.flatMap(([question, isNeeded]) => (isNeeded ? [question] : []));
  }

  #reading(): Reading {
    const { said, label, layout } = this.#item;
    const language = headerLanguage(this.#headers);
    const platform = said.platform ?? guessPlatform(this.#headers, label);
    return {
      columns: this.#columns,
      platform: platform ?? 'other',
      knowsPlatform: platform !== undefined,
      decimal: said.decimal ?? this.#writing.decimal(language) ?? '.',
      dateOrder: this.#writing.orderOf(said.dateOrder, language),
      currency: this.#currency() ?? null,
      repaired: layout?.format === 'csv' && this.#samples.areRepaired,
      lines: this.lines,
      parts: Math.max(1, Math.ceil(this.lines / rowsAPart)),
    };
  }

  #currency(): string | undefined {
    const own = this.#columns.flatMap(({ header, field }) =>
      field === 'spend' || field === 'revenue' ? (currencyOfHeader(header) ?? []) : [],
    );
    return own[0] ?? this.#item.said.currency;
  }
}
