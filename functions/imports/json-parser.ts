import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';

/** A number beyond what JavaScript counts is kept as it is written: ids are such numbers. */
class ExactTokenizer extends Tokenizer {
  override parseNumber(text: string): number {
    const read = Number(text);
    return (/^-?\d+$/.test(text) && !Number.isSafeInteger(read) ? text : read) as number;
  }
}

/** Loaded by what reads a JSON alone, for it takes its time. */
export const jsonParser = { Tokenizer, ExactTokenizer, TokenParser, TokenType };
