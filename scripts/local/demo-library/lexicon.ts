import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { industries } from '../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';

const line = z.string().min(1);
const lines = z.array(line).min(1);

const Product = z.strictObject({
  /** With its article. */
  the: line,
  short: z.string().max(24),
  price: z.number().nullable(),
  /** What draws it, in `shapes.json`. */
  shape: line,
  pains: lines,
  agitate: line,
  promises: lines,
  facts: lines,
  before: line,
  after: line,
  curiosity: line,
  number: line,
  /** Of a creative; `|` breaks the line. */
  lines,
});
export type Product = z.infer<typeof Product>;

const Advertiser = z.strictObject({
  name: line,
  site: z.string().regex(/^[a-z\d-]+$/),
  products: lines,
  voice: z.enum(['vous', 'tu']),
  tone: z.enum(['warm', 'bold', 'sober', 'playful']),
  /** Of the budget, 1 to 5. */
  tier: z.int().min(1).max(5),
  country: z.enum(['FR', 'BE', 'CH', 'LU']).default('FR'),
  /** A second language, for a part of its ads. */
  foreign: z.enum(['nl', 'de', 'en']).optional(),
});

const Lexicon = z.strictObject({
  industry: z.enum(keysOf(industries)),
  /** What its ads ask for: to buy, to leave one's name, to book, to try or to apply. */
  kind: z.enum(['shop', 'lead', 'booking', 'app', 'jobs']),
  /** Share of women, and of the ages of `ageBrackets` in per cent. */
  female: z.number().min(0).max(1),
  ages: z.array(z.number()).length(6),
  emojis: lines,
  products: z.record(z.string(), Product),
  /** What customers say, and who they are. */
  quotes: z.array(z.tuple([line, line])),
  proofs: lines,
  offers: lines,
  advertisers: z.array(Advertiser),
});
export type Lexicon = z.infer<typeof Lexicon>;
export type Advertiser = z.infer<typeof Advertiser>;

/** What each industry says, sells and to whom. In French, `[vous|tu]` are the two voices of a text. */
export function readLexicons(): Lexicon[] {
  const folder = join(import.meta.dirname, 'lexicons');
  return readdirSync(folder)
    .sort()
    .map((file) => Lexicon.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
