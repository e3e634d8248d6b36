import type { AdText, FieldName, Span } from './analysis.ts';
import { graphemesIn } from './graphemes.ts';
import { withoutChrome, withoutSigns } from './masks.ts';
import { ownText } from './own-text.ts';
import type { Place } from './places.ts';
import { type ReadText, readText } from './read-text.ts';
import { type Sentence, sentencesIn } from './sentences.ts';
import { leadsIn } from './stems.ts';
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
  /** In graphemes, without what a capture added. */
  length: number;
  suspicious: Span[];
};

/** Headline, body and description as one text, so that a pattern goes through them once; the button is no text. */
export type Texts = {
  fields: Field[];
  said: string;
  plain: string;
  /** How the words of `said` begin. */
  leads: ReadonlySet<string>;
  /** A piece of it, in the field where it stands. */
  spanAt: (from: number, to: number) => Span;
};

export type Copy = { fields: Field[]; texts: Texts; main: Field; input: AdText };

const names = ['headline', 'body', 'description', 'callToAction'] as const;
/** What is said is said in the body; an ad without one speaks by its headline. */
const byWeight = ['body', 'headline', 'description', 'callToAction'] as const;

/** « SHOP_NOW » says nothing that would be measured. */
const isCode = /^[A-Z_]+$/;

export function readCopy(input: AdText): Copy {
  const fields = names.flatMap((name) => {
    const given = input[name];
    if (name === 'callToAction' && given && isCode.test(given)) return [];
    return given || name === 'body' ? [readField(name, given ?? '')] : [];
  });
  const [first] = fields;
  const main = byWeight
    .map((name) => fields.find((field) => field.name === name))
    .find((field) => field && field.sentences.length > 0);
  const body = fields.find(({ name }) => name === 'body');
  return { fields, texts: joined(fields), main: main ?? body ?? (first as Field), input };
}

/** No pattern goes over it. */
const between = '\n\0\n';

function joined(all: readonly Field[]): Texts {
  const fields = all.filter(({ name }) => name !== 'callToAction');
  const said = fields.map((field) => field.said).join(between);
  const starts: number[] = [];
  let start = 0;
  for (const field of fields) {
    starts.push(start);
    start += field.said.length + between.length;
  }
  const spanAt = (from: number, to: number): Span => {
    const at = starts.findLastIndex((one) => one <= from);
    const [field, begins] = [fields[at], starts[at]];
    if (!field || begins === undefined) throw new Error('No field stands there');
    return spanIn(field, from - begins, Math.min(to - begins, field.said.length));
  };
  return { fields, said, plain: fields.map((field) => field.plain).join(between), leads: leadsIn(said), spanAt };
}

function readField(name: FieldName, given: string): Field {
  const read = readText(given);
  const said = withoutChrome(read.folded, read.cased);
  const quiet = withoutSigns(said, read.cased);
  const sentences = sentencesIn(quiet);
  const { plain, suspicious } = withoutSuspicious(quiet, sentences);
  const spans = suspicious.map(({ start, end }) => spanIn({ name, given, read }, start, end));
  const kept = suspicious.length === 0 ? sentences : sentencesIn(plain);
  return {
    name,
    given,
    read,
    said,
    plain,
    sentences: kept,
    words: wordPlaces(plain),
    length: graphemesIn(ownText({ given, said, read })),
    suspicious: spans,
  };
}

/** A piece of a field, from places in what was folded of it. */
export function spanIn({ name, given, read }: Pick<Field, 'name' | 'given' | 'read'>, from: number, to: number): Span {
  const start = read.at(from);
  const end = Math.max(start, read.at(to));
  return { text: given.slice(start, end), field: name, start, end };
}
