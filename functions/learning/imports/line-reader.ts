import type { AdPlatform } from '../../../shared/ads/ads.rules.ts';
import { firstPerformanceDay } from '../../../shared/campaigns/campaigns.rules.ts';
import { conversionKind, currencyOfHeader } from '../../../shared/campaigns/import-columns.ts';
import { readDay } from '../../../shared/imports/read-day.ts';
import { readFigure } from '../../../shared/imports/read-figure.ts';
import { readCell, readText, shownValue } from '../../../shared/imports/read-values.ts';
import { repairedText } from '../../../shared/imports/repaired-text.ts';
import { isTotalLine } from '../../../shared/imports/total-lines.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ImportField } from '../../../shared/learning/import-fields.ts';
import { resultLineProblems as problems } from '../../../shared/learning/imports.messages.ts';
import {
  hundredthCounters,
  learningLimits,
  type ResultCounter,
  resultCounters,
} from '../../../shared/learning/learning.rules.ts';
import { maxCount } from '../../../shared/rules/counters.ts';
import { readPlatforms } from '../../ads/imports/ad-labels.door.ts';
import { CurrencyReader, type LineCurrency } from '../../imports/currency-reader.ts';
import { remembering } from '../../imports/remembering.ts';
import { shortened } from '../../imports/shortened.ts';
import { dayNumber } from '../core/stored-result.ts';
import type { Reading } from './result-import.entity.ts';

/** A line of a file, read; what else it says of its ad is read when it is wanted. */
export type ResultLine = LineCurrency & {
  platform: AdPlatform;
  adId: string | undefined;
  name: string | undefined;
  text: string | undefined;
  /** Days since 1970. */
  day: number | null;
  /** In the order of `resultCounters`; null was not measured. */
  counts: (number | null)[];
  /** Impressions or clicks were blank. */
  blank: boolean;
  /** It has results that are no conversions. */
  otherResults: boolean;
};
export type IgnoredLine = { ignored: true };
export type RefusedLine = { reason: string };

export type WordField = 'campaignName' | 'text' | 'headline' | 'description' | 'callToAction' | 'audience';
type Counted = Pick<ResultLine, 'counts' | 'blank' | 'otherResults'>;
type Figure = { at: number; field: ImportField; place: number };

const placeOf = (counter: ResultCounter) => resultCounters.indexOf(counter);
const [impressionsAt, clicksAt, conversionsAt] = [placeOf('impressions'), placeOf('clicks'), placeOf('conversions')];
/** The columns that a counter is read from, the first that there is. */
const stoodFor: Partial<Record<ResultCounter, ImportField[]>> = {
  clicks: ['linkClicks', 'clicks'],
  spend: ['spend', 'costMicros'],
};
const nothingCounted: Counted = { counts: resultCounters.map(() => null), blank: false, otherResults: false };
const hundredths = new Set(hundredthCounters.map(placeOf));
/** What a spreadsheet has made of a long id: its last digits are lost. */
const isLostId = /^\d([.,]\d+)?e\+?\d+$/i;
const longestRemembered = 200;

/** Reads the lines of one file, whose writing is decided. */
export class LineReader {
  readonly #reading: Reading;
  readonly #at: Partial<Record<ImportField, number>> = {};
  readonly #figures: Figure[] = [];
  readonly #money: CurrencyReader;
  readonly #today = parisDay();
  readonly #day: (text: string) => { day: string | null | undefined };
  readonly #line = remembering((text) => ({ text: this.#newLine(text) }));
  readonly #platform = remembering((text) => this.#newPlatform(text));
  readonly #kind = remembering((type) => ({ kind: conversionKind(type) }));

  constructor(reading: Reading) {
    this.#reading = reading;
    for (const [at, { field }] of reading.columns.entries()) if (field) this.#at[field] ??= at;
    for (const [place, counter] of resultCounters.entries()) {
      const field = (stoodFor[counter] ?? [counter]).find((one) => this.#at[one] !== undefined) ?? counter;
      const at = this.#at[field];
      if (at !== undefined) this.#figures.push({ at, field, place });
    }
    const money = [this.#at.spend, this.#at.revenue].map((at) =>
      currencyOfHeader(reading.columns[at ?? -1]?.header ?? ''),
    );
    this.#money = new CurrencyReader(money.find((code) => code) ?? null);
    const order = reading.dateOrder ?? 'dmy';
    this.#day = remembering((text) => ({ day: readDay(text, { order }) }));
  }

  read(cells: readonly string[]): ResultLine | IgnoredLine | RefusedLine {
    const date = this.#at.date === undefined ? undefined : (cells[this.#at.date] ?? '');
    const { day } = date === undefined ? { day: null } : this.#day(date);
    if (this.#isIgnored(cells, date !== undefined, day)) return { ignored: true };
    const wrong = date === undefined ? undefined : this.#wrongDay(date, day);
    if (wrong) return { reason: wrong };
    const names = this.#names(cells);
    if ('reason' in names) return names;
    const counts = this.#reading.wordsOnly ? nothingCounted : this.#counts(cells);
    if ('reason' in counts) return counts;
    const amount = (cells[this.#at.spend ?? -1] || cells[this.#at.revenue ?? -1]) ?? '';
    const currency = this.#money.read(this.#of(cells, 'currency'), amount);
    if (!currency) return { reason: problems.currency(shownValue(this.#of(cells, 'currency'))) };
    return { ...currency, ...names, ...counts, day: day ? dayNumber(day) : null };
  }

  /** What a line says in a column of words; null when it says nothing. */
  word(cells: readonly string[], field: WordField): string | null {
    const cell = cells[this.#at[field] ?? -1] ?? '';
    const said = field === 'text' || field === 'description' ? this.#text(cell) : this.#of(cells, field);
    const longest = field === 'campaignName' ? learningLimits.name : learningLimits[field];
    return said === '' ? null : shortened(said, longest);
  }

  /** A cell as it is, of a column that is looked through. */
  cell(cells: readonly string[], field: 'format' | 'key'): string {
    return this.#of(cells, field);
  }

  #isIgnored(cells: readonly string[], dated: boolean, day: string | null | undefined): boolean {
    if (!dated || day) return isTotalLine(cells, true) || (!dated && this.#isHeader(cells));
    return this.#isHeader(cells) || day === null || isTotalLine(cells, false);
  }

  #isHeader(cells: readonly string[]): boolean {
    const { columns } = this.#reading;
    return columns.length > 1 && columns.every(({ header }, at) => (cells[at] ?? '').trim() === header);
  }

  #names(cells: readonly string[]): Pick<ResultLine, 'platform' | 'adId' | 'name' | 'text'> | RefusedLine {
    const [adId, name] = [this.#of(cells, 'adId'), this.#of(cells, 'adName')];
    const isLost = isLostId.test(adId);
    if (isLost && name === '') return { reason: problems.unreadable('adId', shownValue(adId)) };
    if (adId.length > learningLimits.id) return { reason: problems.tooLong('adId') };
    if (name.length > learningLimits.name) return { reason: problems.tooLong('adName') };
    const known = name !== '' || (adId !== '' && !isLost);
    const text = known ? null : this.word(cells, 'text');
    if (!known && text === null) return { reason: problems.noAd };
    const platform = this.#platform(this.#of(cells, 'platform'));
    return {
      platform,
      adId: isLost ? undefined : adId || undefined,
      name: name || undefined,
      text: text ?? undefined,
    };
  }

  #wrongDay(date: string, day: string | null | undefined): string | undefined {
    if (!day) return problems.day(shownValue(date));
    if (day < firstPerformanceDay) return problems.tooOld;
    return day > this.#today ? problems.future : undefined;
  }

  #counts(cells: readonly string[]): Counted | RefusedLine {
    const counts = resultCounters.map((): number | null => null);
    let blank = false;
    for (const { at, field, place } of this.#figures) {
      const figure = this.#figure(cells[at] ?? '', field, !hundredths.has(place));
      if (typeof figure === 'string') return { reason: figure };
      blank ||= figure === null && (place === impressionsAt || place === clicksAt);
      counts[place] = (figure ?? 0) / (field === 'costMicros' ? 1_000_000 : 1);
    }
    if ((counts[clicksAt] ?? 0) > (counts[impressionsAt] ?? 0)) return { reason: problems.moreClicks };
    const results = this.#results(cells);
    if (typeof results === 'string') return { reason: results };
    if (results !== undefined) counts[conversionsAt] = results;
    return { counts, blank, otherResults: results === null };
  }

  /** A figure, null where the cell is blank; a sentence where it cannot be kept. */
  #figure(cell: string, field: ImportField, whole: boolean): number | null | string {
    const figure = readFigure(cell, this.#reading.decimal);
    if (figure === null) return null;
    if (figure === undefined) return problems.unreadable(field, shownValue(cell));
    if (figure < 0) return problems.negative(field);
    if (whole && !Number.isInteger(figure)) return problems.fraction(field, shownValue(cell));
    return figure > maxCount * (field === 'costMicros' ? 1_000_000 : 1) ? problems.tooLarge(field) : figure;
  }

  /** Results that are conversions; null where they are none, undefined where others count those. */
  #results(cells: readonly string[]): number | null | undefined | string {
    const at = this.#at.results;
    if (at === undefined || this.#at.conversions !== undefined) return undefined;
    const results = this.#figure(cells[at] ?? '', 'results', false);
    if (results === null) return 0;
    if (typeof results === 'string') return results;
    return this.#kind(this.#of(cells, 'resultType')).kind === null ? null : results;
  }

  #of(cells: readonly string[], field: ImportField): string {
    const at = this.#at[field];
    const cell = at === undefined ? '' : (cells[at] ?? '');
    return cell.length > longestRemembered ? this.#newLine(cell) : this.#line(cell).text;
  }

  #newLine(cell: string): string {
    return plain(readCell(this.#reading.repaired ? repairedText(cell) : cell) ?? '');
  }

  #text(cell: string): string {
    const text = readText(this.#reading.repaired ? repairedText(cell) : cell);
    return readCell(text.slice(0, longestRemembered)) === null ? '' : plain(text);
  }

  #newPlatform(said: string): AdPlatform {
    const [platform, other] = said === '' ? [] : readPlatforms(said);
    return platform === undefined || other !== undefined ? this.#reading.platform : platform;
  }
}

/** Exports put an apostrophe before what a spreadsheet would compute. */
const plain = (text: string) => (/^'[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text);
