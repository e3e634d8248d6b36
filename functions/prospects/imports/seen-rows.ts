import { createHash } from 'node:crypto';
import type { Creation } from '../prospect-content.ts';
import { type ImportedRow, rowKey } from './row-key.ts';

/** Which rows of a file went by: a few numbers for each, so that a long file fits. */
export class SeenRows {
  readonly #lines = new Map<number, number>();
  readonly #signs = new Map<number, number>();

  has({ content }: ImportedRow): boolean {
    return this.#lines.has(numberOf(rowKey(content).key));
  }

  /** Where the prospect of a row was named first, and whether the last line that named it said the same. */
  find({ content, said }: ImportedRow): { line: number; isSame: boolean } | undefined {
    const key = numberOf(rowKey(content).key);
    const line = this.#lines.get(key);
    return line === undefined ? undefined : { line, isSame: this.#signs.get(key) === signOf(said) };
  }

  add({ line, content, said }: ImportedRow): void {
    const key = numberOf(rowKey(content).key);
    if (!this.#lines.has(key)) this.#lines.set(key, line);
    this.#signs.set(key, signOf(said));
  }
}

const signOf = (said: Creation): number => numberOf(JSON.stringify(said));

/** Of 48 bits: two of a million texts are the same once in five hundred files. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6);
