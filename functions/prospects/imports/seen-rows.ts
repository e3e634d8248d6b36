import { createHash } from 'node:crypto';
import { type Filled, filledBits } from './filled-fields.ts';

/** Where a prospect was first named in a file, and which of its fields have a value since. */
export type Seen = { line: number; filled: Filled };

const shift = 2 ** filledBits;

/** Which prospects of a file went by: two numbers for each key, so that a long file fits. */
export class SeenRows {
  readonly #seen = new Map<number, number>();

  find(key: string): Seen | undefined {
    const packed = this.#seen.get(numberOf(key));
    return packed === undefined ? undefined : { line: Math.floor(packed / shift), filled: packed % shift };
  }

  addAll(seen: Map<string, Seen>): void {
    for (const [key, { line, filled }] of seen) this.#seen.set(numberOf(key), line * shift + filled);
  }
}

/** The first 48 bits of a hash. Among a million texts, two have the same in one file of five hundred. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6);
