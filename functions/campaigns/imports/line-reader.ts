import { campaignLimits, firstPerformanceDay } from '../../../shared/campaigns/campaigns.rules.ts';
import { conversionKind, currencyOfHeader, isStartOfPeriod } from '../../../shared/campaigns/import-columns.ts';
import type { ImportField } from '../../../shared/campaigns/import-fields.ts';
import { figureLineProblems as problems } from '../../../shared/campaigns/imports.messages.ts';
import { readDay } from '../../../shared/imports/read-day.ts';
import { readFigure } from '../../../shared/imports/read-figure.ts';
import { readLine, shownValue } from '../../../shared/imports/read-values.ts';
import { repairedText } from '../../../shared/imports/repaired-text.ts';
import { isTotalLine } from '../../../shared/imports/total-lines.ts';
import { type Counter, counterKinds, counters, maxCount } from '../../../shared/rules/counters.ts';
import type { SegmentType } from '../../../shared/rules/day-counts.ts';
import { CurrencyReader, type LineCurrency } from '../../imports/currency-reader.ts';
import { remembering } from '../../imports/remembering.ts';
import type { Reading } from './campaign-import.entity.ts';
import { segmentOf } from './segment-values.ts';

/** A line of a file, read. `figures` stand in the order of `counters`; undefined was not measured. */
export type FigureLine = LineCurrency & {
  from: string;
  /** Later than `from` where it is of several days. */
  to: string;
  name: string;
  externalId: string;
  ownId: string;
  platform: string;
  status: string;
  adSet: string;
  ad: string;
  adId: string;
  segment: { type: SegmentType; value: string } | null;
  figures: (number | undefined)[];
  /** It has results that are no conversions. */
  otherResults: boolean;
};
/** A line that is no line of figures: a total, with what it adds up to, or the header again. */
export type IgnoredLine = { ignored: true; total: (number | undefined)[] | null };
export type RefusedLine = { reason: string; spend?: number | undefined };

const spendAt = counters.indexOf('spend');
const leadsAt = counters.indexOf('leads');
const conversionsAt = counters.indexOf('conversions');

const limits: Partial<Record<ImportField, number>> = {
  campaign: campaignLimits.name,
  campaignId: campaignLimits.externalId,
  ad: campaignLimits.adName,
  adSet: campaignLimits.adName,
  adId: 100,
  segment: campaignLimits.segmentValue,
};

/** Reads the lines of one file, whose writing is decided. */
export class LineReader {
  readonly #reading: Reading;
  readonly #at: Partial<Record<ImportField, number>> = {};
  readonly #segments: number[] = [];
  readonly #segmentType: SegmentType | undefined;
  readonly #figures: { at: number; field: ImportField; place: number; whole: boolean }[] = [];
  readonly #endAt: number | undefined;
  readonly #money: CurrencyReader;
  readonly #day: (text: string) => { day: string | null | undefined };
  readonly #text: (text: string) => string;
  readonly #kind = remembering((type) => ({ kind: conversionKind(type) }));

  constructor(reading: Reading) {
    this.#reading = reading;
    const { columns, dateOrder, repaired } = reading;
    for (const [at, { field, segmentType }] of columns.entries()) {
      if (!field) continue;
      if (field === 'segment') this.#segments.push(at);
      if (segmentType) this.#segmentType = segmentType;
      this.#at[field] ??= at;
      const place = counters.indexOf(field as Counter);
      if (place >= 0) this.#figures.push({ at, field, place, whole: counterKinds[field as Counter] === 'whole' });
    }
    const dateHeader = columns[this.#at.date ?? -1]?.header ?? '';
    this.#endAt = isStartOfPeriod(dateHeader) ? this.#at.dateEnd : undefined;
    const money = [this.#at.spend, this.#at.revenue].map((at) => currencyOfHeader(columns[at ?? -1]?.header ?? ''));
    this.#money = new CurrencyReader(money.find((code) => code) ?? null);
    const order = dateOrder ?? 'dmy';
    this.#day = remembering((text) => ({ day: readDay(text, { order }) }));
    this.#text = remembering((text) => plain(readLine(repaired ? repairedText(text) : text)));
  }

  read(cells: readonly string[]): FigureLine | IgnoredLine | RefusedLine {
    const raw = cells[this.#at.date ?? -1] ?? '';
    const { day } = this.#day(raw);
    const ignored = this.#ignored(cells, day);
    if (ignored) return ignored;
    const figures: (number | undefined)[] = [];
    const wrongFigure = this.#readFigures(cells, figures);
    const refused = (reason: string) => ({ reason, spend: figures[spendAt] });
    if (!day) return refused(problems.day(shownValue(raw)));
    const wrong = (day < firstPerformanceDay ? problems.tooOld : undefined) ?? wrongFigure ?? this.#tooLong(cells);
    if (wrong) return refused(wrong);
    const otherResults = this.#readResults(cells, figures);
    if (otherResults === undefined) return refused(problems.unreadable('results', this.#shown(cells, 'results')));
    if (figures.every((figure) => figure === undefined)) return refused(problems.noFigure);
    const money = this.#currency(cells);
    if (money === undefined) return refused(problems.currency(this.#shown(cells, 'currency')));
    return { ...this.#days(cells, day), ...this.#names(cells), ...money, figures, otherResults };
  }

  #ignored(cells: readonly string[], day: string | null | undefined): IgnoredLine | undefined {
    if (day) return isTotalLine(cells, true) ? { ignored: true, total: this.#totals(cells) } : undefined;
    if (this.#isHeader(cells)) return { ignored: true, total: null };
    return day === null || isTotalLine(cells, false) ? { ignored: true, total: this.#totals(cells) } : undefined;
  }

  #days(cells: readonly string[], from: string): { from: string; to: string } {
    const end = this.#endAt === undefined ? from : this.#day(cells[this.#endAt] ?? '').day;
    return { from, to: end && end > from ? end : from };
  }

  #names(cells: readonly string[]) {
    const type = this.#at.segmentType === undefined ? this.#segmentType : this.#of(cells, 'segmentType');
    const values = this.#segments.map((at) => this.#text(cells[at] ?? ''));
    return {
      name: this.#of(cells, 'campaign'),
      externalId: this.#of(cells, 'campaignId'),
      ownId: this.#of(cells, 'ownId'),
      platform: this.#of(cells, 'platform'),
      status: this.#of(cells, 'status'),
      adSet: this.#of(cells, 'adSet'),
      ad: this.#of(cells, 'ad'),
      adId: this.#of(cells, 'adId'),
      segment: segmentOf(type, values),
    };
  }

  #of(cells: readonly string[], field: ImportField): string {
    const at = this.#at[field];
    return at === undefined ? '' : this.#text(cells[at] ?? '');
  }

  #shown = (cells: readonly string[], field: ImportField) => shownValue(cells[this.#at[field] ?? -1]);

  /** A header met again, as in files that were put one behind the other. */
  #isHeader(cells: readonly string[]): boolean {
    const { columns } = this.#reading;
    return columns.length > 1 && columns.every(({ header }, at) => (cells[at] ?? '').trim() === header);
  }

  /** Why a figure cannot be kept; what can is in `figures` whatever happens. */
  #readFigures(cells: readonly string[], figures: (number | undefined)[]): string | undefined {
    let wrong: string | undefined;
    figures.length = counters.length;
    figures.fill(undefined);
    for (const { at, field, place, whole } of this.#figures) {
      const figure = this.#figure(cells[at] ?? '', field, whole);
      if (typeof figure === 'string') wrong ??= figure;
      else figures[place] = figure;
    }
    const micros = this.#at.costMicros;
    if (micros === undefined || figures[spendAt] !== undefined) return wrong;
    const figure = this.#figure(cells[micros] ?? '', 'costMicros', false);
    if (typeof figure === 'string') return wrong ?? figure;
    figures[spendAt] = figure === undefined ? undefined : figure / 1_000_000;
    return wrong;
  }

  /** A figure, undefined where none was measured; a sentence where it cannot be kept. */
  #figure(cell: string, field: ImportField, whole: boolean): number | undefined | string {
    const figure = readFigure(cell, this.#reading.decimal);
    if (figure === null) return undefined;
    if (figure === undefined || (whole && !Number.isInteger(figure)))
      return problems.unreadable(field, shownValue(cell));
    if (figure < 0) return problems.negative(field);
    return figure > maxCount * (field === 'costMicros' ? 1_000_000 : 1) ? problems.tooLarge(field) : figure;
  }

  /** Counts results that are conversions; whether there are others, undefined where they cannot be read. */
  #readResults(cells: readonly string[], figures: (number | undefined)[]): boolean | undefined {
    const at = this.#at.results;
    if (at === undefined || figures[conversionsAt] !== undefined) return false;
    const results = readFigure(cells[at] ?? '', this.#reading.decimal);
    if (results === undefined) return undefined;
    const { kind } = this.#kind(this.#of(cells, 'resultType'));
    if (kind === null) return true;
    if (results === null || results < 0 || results > maxCount) return results === null ? false : undefined;
    figures[conversionsAt] = results;
    if (kind === 'lead') figures[leadsAt] ??= results;
    return false;
  }

  #tooLong(cells: readonly string[]): string | undefined {
    for (const field of ['campaign', 'campaignId', 'ad', 'adSet', 'adId', 'segment'] as const)
      if (this.#of(cells, field).length > (limits[field] ?? 0)) return problems.nameTooLong(field);
    return undefined;
  }

  #currency(cells: readonly string[]): LineCurrency | undefined {
    const amount = (cells[this.#at.spend ?? -1] || cells[this.#at.revenue ?? -1]) ?? '';
    return this.#money.read(this.#of(cells, 'currency'), amount);
  }

  #totals(cells: readonly string[]): (number | undefined)[] {
    const figures: (number | undefined)[] = [];
    this.#readFigures(cells, figures);
    return figures;
  }
}

/** Our exports put an apostrophe before what a spreadsheet would compute. */
const plain = (text: string) => (/^'[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text);
