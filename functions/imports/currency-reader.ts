import { currencyOf } from '../../shared/imports/read-values.ts';
import { remembering } from './remembering.ts';

/** Of a line of figures, as its cell or the header says it, a mere `$` apart. */
export type LineCurrency = { currency: string | null; dollar: boolean };

/** Tells the currency of lines whose amounts stand under a header that may say one. */
export class CurrencyReader {
  readonly #ofHeader: string | null;
  readonly #code = remembering((text) => ({ code: currencyOf(text) }));

  constructor(ofHeader: string | null) {
    this.#ofHeader = ofHeader;
  }

  /** The currency that is said, else of an amount, else of the header; undefined where what is said is none that there is. */
  read(said: string, amount: string): LineCurrency | undefined {
    if (said && !/^-+$/.test(said)) {
      const { code } = this.#code(said);
      return code ? { currency: code, dollar: false } : undefined;
    }
    const code = /[^\d\s.,-]/.test(amount) ? this.#code(amount).code : undefined;
    if (code === 'USD' && !/USD/i.test(amount)) return { currency: this.#ofHeader, dollar: true };
    return { currency: code ?? this.#ofHeader, dollar: false };
  }
}
