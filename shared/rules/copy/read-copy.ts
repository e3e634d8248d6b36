import type { AdText, FieldName, Span } from './analysis.ts';
import { withoutChrome, withoutSigns } from './masks.ts';
import type { Place } from './places.ts';
import { type ReadText, readText } from './read-text.ts';
import { type Sentence, sentencesIn } from './sentences.ts';
import { withoutSuspicious } from './suspicious.ts';
import { wordPlaces } from './words.ts';

/**
 * A field of an ad, ready to be looked through. `said` is what it says, chrome left out: what the law is held against.
 * `plain` lacks addresses, hashtags, emojis and sentences to machines besides: what is measured. Both are folded, and as long
 * as one another.
 */
export type Field = {
  name: FieldName;
  given: string;
  read: ReadText;
  said: string;
  plain: string;
  sentences: Sentence[];
  words: Place[];
  suspicious: Span[];
};

export type Copy = { fields: Field[]; main: Field; input: AdText };

const names = ['headline', 'body', 'description', 'callToAction'] as const;
/** What is said is said in the body; an ad without one speaks by its headline. */
const byWeight = ['body', 'headline', 'description', 'callToAction'] as const;

export function readCopy(input: AdText): Copy {
  const fields = names.flatMap((name) => {
    const given = input[name];
    return given || name === 'body' ? [readField(name, given ?? '')] : [];
  });
  const [first] = fields;
  const main = byWeight
    .map((name) => fields.find((field) => field.name === name))
    .find((field) => field && field.sentences.length > 0);
  const body = fields.find(({ name }) => name === 'body');
  return { fields, main: main ?? body ?? (first as Field), input };
}

function readField(name: FieldName, given: string): Field {
  const read = readText(given);
  const said = withoutChrome(read.folded, read.cased);
  const quiet = withoutSigns(said, read.cased);
  const sentences = sentencesIn(quiet);
  const { plain, suspicious } = withoutSuspicious(quiet, sentences);
  const spans = suspicious.map(({ start, end }) => spanIn({ name, given, read }, start, end));
  const kept = suspicious.length === 0 ? sentences : sentencesIn(plain);
  return { name, given, read, said, plain, sentences: kept, words: wordPlaces(plain), suspicious: spans };
}

/** A piece of a field, from places in what was folded of it. */
export function spanIn({ name, given, read }: Pick<Field, 'name' | 'given' | 'read'>, from: number, to: number): Span {
  const start = read.at(from);
  const end = Math.max(start, read.at(to));
  return { text: given.slice(start, end), field: name, start, end };
}

/** Headline, body and description: the button is no sentence. */
export const textsOf = ({ fields }: Copy): Field[] => fields.filter(({ name }) => name !== 'callToAction');
