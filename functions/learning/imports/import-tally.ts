import { resultCounters } from '../../../shared/learning/learning.rules.ts';
import { dayOf, type StoredRow } from '../core/stored-result.ts';
import type { GatheredAd } from './gathered.ts';
import type { KnownAds } from './known-ads.ts';
import type { ResultImportItem } from './result-import.entity.ts';

/** What the ads of a part come to. */
export class ImportTally {
  created = 0;
  updated = 0;
  joined = 0;
  withText = 0;
  withFormat = 0;
  rows = 0;
  /** Lines that were added to another. */
  added = 0;
  readonly sums = resultCounters.map((): number | null => null);
  #first: number | null = null;
  #last: number | null = null;

  add(ad: GatheredAd, rows: readonly StoredRow[], known: KnownAds): void {
    const joins = rows.length === 0 && known.isNamed(ad);
    if (joins) this.joined++;
    if (joins || known.has(ad)) this.updated++;
    else this.created++;
    if (ad.text !== null || ad.headline !== null) this.withText++;
    if (ad.format !== null) this.withFormat++;
    this.rows += rows.length;
    for (const { lines } of ad.rows.values()) this.added += lines - 1;
    for (const row of rows) this.#addRow(row);
  }

  #addRow({ day, counts }: StoredRow): void {
    if (day !== null && (this.#first === null || day < this.#first)) this.#first = day;
    if (day !== null && (this.#last === null || day > this.#last)) this.#last = day;
    for (const [at, count] of counts.entries()) if (count !== null) this.sums[at] = (this.sums[at] ?? 0) + count;
  }

  /** What becomes of a run with them. */
  addedTo(item: ResultImportItem): Partial<ResultImportItem> {
    const { sums = [], from, to } = item;
    const days = [this.#first, this.#last].flatMap((day) => (day === null ? [] : [dayOf(day)]));
    const bounds = [from, to, ...days].filter((day) => day !== undefined).sort();
    return {
      created: item.created + this.created,
      updated: item.updated + this.updated,
      joined: (item.joined ?? 0) + this.joined,
      withText: (item.withText ?? 0) + this.withText,
      withFormat: (item.withFormat ?? 0) + this.withFormat,
      rows: (item.rows ?? 0) + this.rows,
      sums: this.sums.map((sum, at) => (sum === null ? (sums[at] ?? null) : sum + (sums[at] ?? 0))),
      ...(bounds.length > 0 && { from: bounds.at(0), to: bounds.at(-1) }),
    };
  }
}
