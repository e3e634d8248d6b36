import { listNames } from '../../shared/imports/json-lists.ts';
import { importProblems } from '../../shared/imports/messages.ts';
import { FileProblem, longestRecord } from './file-layout.ts';
import type { jsonParser } from './json-parser.ts';

type Parser = typeof jsonParser;

const deepest = 32;
/** Values in a row that are neither lists nor objects, and their characters: reading cannot go on behind one of them. */
const mostPlain = 1_000;
const longestPlain = 2 * longestRecord;
/** In characters. */
const bite = 4_096;

/**
 * Takes the records out of a JSON that arrives piece by piece, without ever holding more than one, in small bites: a `null`
 * among them is work done without a record. What cannot be read is thrown once all that was found before it is out.
 */
export class JsonRecords {
  readonly #tokenizer: InstanceType<Parser['Tokenizer']>;
  #found: unknown[] = [];
  #read = 0;
  #count: number;
  readonly #before: number;
  #depth = 0;
  #sinceLast = 0;
  #plain = 0;
  #mark = { at: 0, records: 0 };

  /** `before` records of the same list came before: what is pushed goes on behind the last of them. */
  constructor({ ExactTokenizer, TokenParser, TokenType }: Parser, path: string, before = 0) {
    this.#tokenizer = new ExactTokenizer({ separator: '', stringBufferSize: 64 * 1024 });
    this.#before = before;
    this.#count = before;
    const parser = new TokenParser({ paths: [path], keepStack: false, separator: '' });
    parser.onValue = ({ value }) => {
      this.#found.push(value);
      this.#count++;
      this.#sinceLast = 0;
      this.#plain = isPlain(value) ? this.#plain + 1 : 0;
    };
    const { LEFT_BRACE, LEFT_BRACKET, RIGHT_BRACE, RIGHT_BRACKET } = TokenType;
    this.#tokenizer.onToken = (token) => {
      if (token.token === LEFT_BRACE || token.token === LEFT_BRACKET) this.#depth++;
      if (token.token === RIGHT_BRACE || token.token === RIGHT_BRACKET) this.#depth--;
      if (this.#depth > deepest) throw new FileProblem(importProblems.jsonTooDeep);
      parser.write(token);
    };
    parser.onError = throws;
    this.#tokenizer.onError = throws;
    parser.onEnd = () => {};
    if (before === 0) return;
    this.#tokenizer.write(opening(path));
    [this.#found, this.#count, this.#plain] = [[], before, 0];
  }

  /** A place behind a record where another reading may go on, and how many records of what was pushed lie before it. */
  get mark(): { at: number; records: number } {
    return { ...this.#mark };
  }

  *push(text: string): Generator<{ value: unknown } | null> {
    for (let at = 0; at < text.length; ) {
      const unit = unitOf(text, at);
      at += unit.length;
      yield* this.#taking(() => {
        this.#sinceLast += unit.length;
        this.#read += unit.length;
        this.#tokenizer.write(unit);
        if (this.#sinceLast > longestRecord) throw new FileProblem(importProblems.recordTooLarge(this.#count + 1));
        // A list or an object ends where its unit does.
        if (this.#found.length > 0 && this.#plain === 0)
          this.#mark = { at: this.#read, records: this.#count - this.#before };
        const plainLength = this.#plain > 0 ? this.#read - this.#mark.at : 0;
        if (this.#plain > mostPlain || plainLength > longestPlain) throw new FileProblem(importProblems.fewObjects);
      });
    }
  }

  *end(): Generator<{ value: unknown } | null> {
    yield* this.#taking(() => {
      if (!this.#tokenizer.isEnded) this.#tokenizer.end();
      if (this.#depth > 0) throw new Error('unfinished');
    });
  }

  *#taking(act: () => void): Generator<{ value: unknown } | null> {
    this.#found = [];
    let problem: FileProblem | undefined;
    try {
      act();
    } catch (cause) {
      const broken = () => new FileProblem(importProblems.jsonBroken(this.#count), { cause });
      problem = cause instanceof FileProblem ? cause : broken();
    }
    for (const value of this.#found) yield { value };
    if (problem) throw problem;
    yield null;
  }
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** The next characters, to the end of a list or object among them. */
function unitOf(text: string, at: number): string {
  // No half of a surrogate pair is left behind.
  const isHalf = (text.charCodeAt(at + bite - 1) & 0xfc00) === 0xd800;
  const next = text.slice(at, at + bite + (isHalf ? 1 : 0));
  const end = next.search(/[\]}]/);
  return end === -1 ? next : next.slice(0, end + 1);
}

/** The beginning of a file whose records are at that path, with an empty text for a record: a reading that goes on feeds it first, so that what is pushed next is a record of the list. */
function opening(path: string): string {
  if (path === '$') return '';
  const names = path.split('.').slice(1, -1);
  return `${names.map((name) => `{${JSON.stringify(name)}:`).join('')}[""`;
}

function throws(error: Error): never {
  throw error;
}

/** Where the records of a JSON are: in a list that is the whole, in one that an answer holds, or one after another. */
export function listPathOf({ Tokenizer, TokenType }: Parser, sample: string): '$' | `$.${string}*` {
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
