import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { importProblems } from '../../../shared/messages/imports.ts';
import { FileProblem } from './file-layout.ts';

const deepest = 32;
/** In characters, between one record and the next. */
const longestRecord = 1_000_000;

/** A number beyond what JavaScript counts is kept as it is written: ids are such numbers. */
class ExactTokenizer extends Tokenizer {
  override parseNumber(text: string): number {
    const read = Number(text);
    return (/^-?\d+$/.test(text) && !Number.isSafeInteger(read) ? text : read) as number;
  }
}

/** Takes the records out of a JSON that arrives piece by piece, without ever holding more than one. */
export class JsonRecords {
  readonly #tokenizer = new ExactTokenizer({ separator: '', stringBufferSize: 64 * 1024 });
  #found: unknown[] = [];
  #count = 0;
  #depth = 0;
  #sinceLast = 0;
  #problem: FileProblem | undefined;

  constructor(path: string) {
    const parser = new TokenParser({ paths: [path], keepStack: false, separator: '' });
    parser.onValue = ({ value }) => {
      this.#found.push(value);
      this.#count++;
      this.#sinceLast = 0;
    };
    this.#tokenizer.onToken = (token) => {
      this.#measure(token.token);
      parser.write(token);
    };
    // Told by `push` and `end`, with the number of the record.
    parser.onError = throws;
    this.#tokenizer.onError = throws;
    parser.onEnd = () => {};
  }

  /** What cannot be read is thrown by the next call, so that nothing found before it is lost. */
  push(text: string): unknown[] {
    return this.#taking(() => {
      this.#sinceLast += text.length;
      this.#tokenizer.write(text);
      if (this.#sinceLast > longestRecord) throw new FileProblem(importProblems.recordTooLarge(this.#count + 1));
    });
  }

  end(): unknown[] {
    const last = this.#taking(() => {
      if (!this.#tokenizer.isEnded) this.#tokenizer.end();
      if (this.#depth > 0) throw new Error('unfinished');
    });
    if (this.#problem) throw this.#problem;
    return last;
  }

  #taking(act: () => void): unknown[] {
    if (this.#problem) throw this.#problem;
    this.#found = [];
    try {
      act();
    } catch (cause) {
      const broken = () => new FileProblem(importProblems.jsonBroken(this.#count), { cause });
      this.#problem = cause instanceof FileProblem ? cause : broken();
    }
    return this.#found;
  }

  #measure(token: TokenType): void {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) this.#depth++;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.#depth--;
    if (this.#depth > deepest) throw new FileProblem(importProblems.jsonTooDeep);
  }
}

function throws(error: Error): never {
  throw error;
}

const listNames = new Set(['data', 'items', 'results', 'ads', 'annonces', 'prospects', 'leads', 'contacts']);

/** Where the records of a JSON are: in a list that is the whole, in one that an answer holds, or one after another. */
export function listPathOf(sample: string): '$' | `$.${string}*` {
  if (sample.trimStart().startsWith('[')) return '$.*';
  const keys: string[] = [];
  let path: `$.${string}*` | undefined;
  const tokenizer = new Tokenizer();
  let [name, depth] = ['', 0];
  tokenizer.onToken = ({ token, value }) => {
    if (token === TokenType.STRING) name = String(value);
    if (token === TokenType.LEFT_BRACKET && depth <= 2 && listNames.has(name))
      path ??= `$.${[...keys.slice(1), name].join('.')}.*`;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      depth++;
      keys.push(name);
    }
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
      depth--;
      keys.pop();
    }
  };
  tokenizer.onError = () => {};
  tokenizer.onEnd = () => {};
  tokenizer.write(sample);
  return path ?? '$';
}
