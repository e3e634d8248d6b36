import { type DateOrder, isReadBothWays, numericDate } from '../../shared/imports/date-order.ts';
import { markIn } from '../../shared/imports/read-figure.ts';
import type { DecimalMark } from '../../shared/imports/read-values.ts';
import { remembering } from './remembering.ts';

type Language = 'fr' | 'en' | undefined;

/** Finds out how a whole file writes its dates and its decimals: nothing is decided cell by cell. */
export class WritingWatch {
  readonly #marks = { money: new Set<DecimalMark>(), other: new Set<DecimalMark>() };
  readonly #orders = new Set<DateOrder>();
  #needsOrder = false;
  readonly #date = remembering((text) => this.#newDate(text));

  /** Whether the cell has a date. */
  seeDate(cell: string): boolean {
    return this.#date(cell).dated;
  }

  seeFigures(kind: 'money' | 'other', cells: readonly string[], places: readonly number[]): void {
    const marks = this.#marks[kind];
    if (marks.size === 2) return;
    for (const at of places) {
      const mark = markIn(cells[at] ?? '');
      if (mark) marks.add(mark);
    }
  }

  /** Null where no date needs one, undefined where it has to be asked. */
  dateOrder(language: Language): DateOrder | null | undefined {
    if (this.#orders.size === 2) return undefined;
    const [told] = this.#orders;
    if (told) return told;
    if (!this.#needsOrder) return null;
    return language === 'fr' ? 'dmy' : undefined;
  }

  /** As `dateOrder`, or as it was said where dates need one. */
  orderOf(said: DateOrder | undefined, language: Language): DateOrder | null {
    return this.#needsOrder || this.#orders.size > 0 ? (said ?? this.dateOrder(language) ?? null) : null;
  }

  /** Undefined where it has to be asked. */
  decimal(language: Language): DecimalMark | undefined {
    const { money, other } = this.#marks;
    if (money.size === 2) return undefined;
    const [told] = money.size > 0 ? money : other.size === 1 ? other : [];
    return told ?? (language === 'fr' ? ',' : '.');
  }

  /** The order of a date, where it tells one. */
  #newDate(text: string): { dated: boolean } {
    const trimmed = text.trim();
    const date = numericDate(trimmed);
    if (date && date.first <= 31 && date.second <= 31) {
      if (date.first > 12) this.#orders.add('dmy');
      if (date.second > 12) this.#orders.add('mdy');
      this.#needsOrder ||= isReadBothWays(date);
    }
    return { dated: /\d/.test(trimmed) };
  }
}
