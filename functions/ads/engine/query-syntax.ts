import { emoji } from '../../../shared/kernel/fold.ts';
import { type Pair, partings } from './compounds.ts';
import { isSmallWord } from './small-words.ts';
import { stem, tokenise } from './text.ts';

/**
 * A word to find in any of its forms; the last one typed may be the beginning of a longer one. A small one beside others helps the
 * order, and never decides what is found.
 */
export type WordClause = {
  kind: 'word';
  typed: string;
  word: string;
  stem: string;
  prefix: boolean;
  small: boolean;
  /** With the word before it, or after: some write them as one. */
  joined: string[];
  /** As two words: some write it so. */
  parted: Pair[];
};
/** Words to find side by side, exactly as they are. */
export type PhraseClause = { kind: 'phrase'; typed: string; words: string[] };
export type Clause = (WordClause | PhraseClause) & { excluded: boolean };

type Chunk = { text: string; quoted: boolean; excluded: boolean; last: boolean };

const quotes = /["“”„«»]/;

/** A dash before what must not be there; before a figure it is a discount: `-50 %`, `-€20`. */
const exclusion = /^-+(?!-|\p{Sc}?\p{N})(.*)$/su;

/** Reads what was typed: words, "exact phrases", and a dash before what must not be there. Never refuses anything. */
export function parseQuery(text: string): Clause[] {
  const clauses = new Map<string, Clause>();
  const pieces = chunks(text);
  for (const chunk of pieces) {
    for (const clause of chunkClauses(chunk)) {
      const { excluded, kind } = clause;
      const key = `${excluded} ${kind} ${clause.kind === 'word' ? `${clause.prefix} ${clause.word}` : clause.words.join(' ')}`;
      if (!clauses.has(key)) clauses.set(key, clause);
    }
  }
  // In no index: a search for these alone finds nothing, rather than everything.
  if (clauses.size === 0 && pieces.some(({ text, excluded }) => !excluded && emoji.test(text)))
    return [{ ...wordOf(text.trim(), ''), excluded: false }];
  return withCompounds(withSmallWords([...clauses.values()]));
}

const wordOf = (typed: string, word: string): WordClause => ({
  kind: 'word',
  typed,
  word,
  stem: stem(word),
  prefix: false,
  small: false,
  joined: [],
  parted: [],
});

function withSmallWords(clauses: Clause[]): Clause[] {
  const isSmall = (clause: Clause) => clause.kind === 'word' && !clause.excluded && isSmallWord(clause.word);
  if (!clauses.some((clause) => !clause.excluded && !isSmall(clause))) return clauses;
  return clauses.map((clause) => (clause.kind === 'word' && isSmall(clause) ? { ...clause, small: true } : clause));
}

/** What is excluded is as it is typed. */
function withCompounds(clauses: Clause[]): Clause[] {
  const wordAt = (at: number) => {
    const clause = clauses[at];
    return clause?.kind === 'word' && !clause.small && !clause.excluded ? clause.word : null;
  };
  return clauses.map((clause, at) => {
    const word = wordAt(at);
    if (clause.kind !== 'word' || word === null) return clause;
    const [before, after] = [wordAt(at - 1), wordAt(at + 1)];
    const joined = [before !== null && before + word, after !== null && word + after].filter((one) => one !== false);
    return { ...clause, joined, parted: partings(word) };
  });
}

/** Cuts at spaces outside quotes; a quote opens or closes wherever it stands, and the last may stay open. */
function chunks(text: string): Chunk[] {
  const found: Chunk[] = [];
  let excluded = false;
  for (const [index, part] of text.split(quotes).entries()) {
    const quoted = index % 2 === 1;
    if (quoted) {
      found.push({ text: part, quoted, excluded, last: false });
      excluded = false;
      continue;
    }
    for (const piece of part.split(/\s+/)) {
      const dashed = exclusion.exec(piece);
      if (piece !== '') found.push({ text: dashed?.[1] ?? piece, quoted, excluded: dashed !== null, last: false });
    }
    excluded = /(?:^|\s)-+$/.test(part);
  }
  const end = found.at(-1);
  if (end !== undefined && !end.quoted && !/[\s"“”„«»]$/.test(text)) end.last = true;
  return found;
}

function chunkClauses({ text, quoted, excluded, last }: Chunk): Clause[] {
  const tokens = tokenise(text).filter(({ elided }) => quoted || !elided);
  const words = tokens.map(({ word }) => word);
  const [only] = words;
  if (only === undefined) return [];
  const phrase: Clause = { kind: 'phrase', typed: text, words, excluded };
  if (quoted) return [phrase];
  if (excluded && words.length > 1) return [phrase];
  return tokens.map(({ word, start, end }, index) => ({
    ...wordOf(text.slice(start, end), word),
    prefix: last && !excluded && index === tokens.length - 1 && end === text.length,
    excluded,
  }));
}
