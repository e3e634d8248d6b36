import * as z from 'zod';
import { ReadAd } from './ad-reference.ts';

const facts = ['benefit', 'feature', 'proof', 'offer', 'price', 'objection'] as const;
const groups = [
  ...(['message', 'proposition', 'callToAction', 'form', 'proof'] as const),
  ...(['seo', 'technical', 'mobile', 'privacy'] as const),
] as const;
const weight = z.int().min(1).max(3);
const evidenceIds = z.array(z.string());
const compared = z.enum(['same', 'different', 'missing']);
const currency = z.enum(['EUR', 'CHF', 'USD', 'GBP']);

const Check = z.object({
  key: z.string(),
  label: z.string(),
  /** Unknown counts for nothing: it does not apply, or cannot be seen from here. */
  state: z.enum(['ok', 'warning', 'fail', 'unknown']),
  found: z.string(),
  expected: z.string(),
  /** What to do, in a sentence; null where nothing is to be done. */
  fix: z.string().nullable(),
  /** From little to much. */
  impact: weight,
  effort: weight,
});

const Rewrite = z
  .object({ before: z.string(), after: z.string(), why: z.string(), evidenceIds })
  /** Null where what stands there will do, or where the page has no better words of its own. */
  .nullable();

/** What `analyze_landing_page` was given; the HTML itself is not kept. */
export const AnalyzedPageInput = z.object({
  source: z.enum(['url', 'html']),
  url: z.string().nullable(),
  /** The ad whose promise the page should keep; of a plain text, its body. */
  ad: ReadAd.nullable(),
});

/** What is said of a landing page, and what it says of what it sells. */
export const AnalyzedPage = z.object({
  page: z.object({
    /** Of a pasted page there are only its bytes. */
    url: z.string().nullable(),
    finalUrl: z.string().nullable(),
    status: z.int().nullable(),
    redirects: z.int().nullable(),
    bytes: z.int(),
    title: z.string(),
    metaDescription: z.string(),
    h1: z.array(z.string()),
    lang: z.string().nullable(),
    words: z.int(),
    /** `script`: a browser has to build it first, so that little can be read. */
    rendered: z.enum(['html', 'script']),
  }),
  /** 0 to 100: the points of the groups of which something is known, of their greatest sum. */
  score: z.int(),
  groups: z.array(
    z.object({
      key: z.enum(groups),
      label: z.string(),
      /** `max` × the mean of its checks (1, ½ or 0); null where nothing is known. */
      points: z.number().nullable(),
      max: z.int(),
      checks: z.array(Check),
    }),
  ),
  /** Against the ad or the text that leads to the page; null where none is given. */
  messageMatch: z
    .object({
      score: z.int(),
      terms: z.array(z.object({ term: z.string(), inTitle: z.boolean(), inH1: z.boolean(), inStart: z.boolean() })),
      /** As they are written. */
      price: z.object({ ad: z.string(), page: z.string().nullable(), state: compared }).nullable(),
      currency: z.object({ ad: currency, page: currency.nullable(), state: compared }).nullable(),
    })
    .nullable(),
  /** What brings most for the least work comes first. */
  fixes: z.array(
    z.object({
      group: z.enum(groups),
      key: z.string(),
      label: z.string(),
      found: z.string(),
      fix: z.string(),
      impact: weight,
      effort: weight,
      /** What it would add to the note. */
      gain: z.number(),
    }),
  ),
  rewrites: z.object({ title: Rewrite, h1: Rewrite, callToAction: Rewrite }),
  /** In the words of the page. */
  facts: z.array(z.object({ kind: z.enum(facts), text: z.string(), evidenceId: z.string() })),
  /** Sentences that speak to a machine: they count for nothing. */
  suspicious: z.array(z.string()),
});
export type AnalyzedPage = z.output<typeof AnalyzedPage>;
