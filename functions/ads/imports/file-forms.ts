import type { Import } from '../../../shared/ads/imports.contract.ts';
import { type DateOrder, dateOrderOf, numericDate } from '../../../shared/imports/date-order.ts';
import { type DecimalMark, decimalMarkOf, readLine } from '../../../shared/imports/read-values.ts';
import type { Draft } from './draft.ts';

const dateFields = ['startedAt', 'endedAt'] as const;
export const figures = ['reach', 'spend', 'impressions'] as const;
export type Figure = (typeof figures)[number];

/** How the columns of a file write their dates and amounts, as far as they tell. */
export type Forms = { [D in (typeof dateFields)[number]]?: DateOrder } & { [F in Figure]?: DecimalMark };

const longestValue = 60;

/** Looks at the dates and amounts of drafts to tell how they are written. */
export class FormWatch {
  readonly #values = new Map<string, string[]>();

  see(draft: Draft): void {
    for (const field of dateFields) this.#keep(field, draft[field]);
    for (const figure of figures) {
      this.#keep(figure, draft[`${figure}Lower`]);
      this.#keep(figure, draft[`${figure}Upper`]);
    }
  }

  #keep(field: string, value: unknown): void {
    const text = typeof value === 'string' ? readLine(value.slice(0, longestValue)) : '';
    if (text === '') return;
    const values = this.#values.get(field);
    if (values) values.push(text);
    else this.#values.set(field, [text]);
  }

  #of(field: string): string[] {
    return this.#values.get(field) ?? [];
  }

  #dates(): string[] {
    return dateFields.flatMap((field) => this.#of(field)).filter(numericDate);
  }

  /** Whether there are dates whose order nothing tells yet. */
  isUnsure(): boolean {
    const dates = this.#dates();
    return dates.length > 0 && dateOrderOf(dates) === undefined;
  }

  /** A column that does not tell its order has that of the others, then the one that was `said`. */
  found(said: DateOrder | undefined): { forms: Forms; dates: Import['dates'] } {
    const dates = this.#dates();
    const told = dateOrderOf(dates);
    const order = told ?? said ?? 'dmy';
    const orders = dateFields.map((field) => [field, dateOrderOf(this.#of(field)) ?? order]);
    const marks = figures.map((figure) => [figure, decimalMarkOf(this.#of(figure))]);
    return {
      forms: Object.fromEntries([...orders, ...marks].filter(([, form]) => form)),
      dates: dates.length > 0 ? { order, decided: told !== undefined } : null,
    };
  }
}
