import type { AdText, AnalysisOptions, Severity, Span, Style } from './analysis.ts';
import type { PlacementKey } from './placements.ts';
import { placesOf } from './places.ts';
import type { Copy, Field } from './read-copy.ts';
import type { WithStems } from './stems.ts';

/** What a rule is held against. */
export type Case = {
  copy: Copy;
  /** Headline, body and description. */
  fields: Field[];
  /** What all of them say, a line each: for words that must stand somewhere, or that set the scene. */
  text: string;
  input: AdText;
  options: AnalysisOptions;
  industry: string | null;
  placement: PlacementKey | null;
  /** On Meta's or Google's placements, and said so. */
  meta: boolean;
  google: boolean;
  style: Style;
};

export type ComplianceRule = {
  code: string;
  label: string;
  severity: Severity;
  /** What was read, by whom it is kept: texts of law by their number. */
  reference: string;
  /** The day for which the law was read. */
  asOf: string;
  explanation: string;
  fix: string;
  find: (ad: Case) => Span[];
  /** What must be said where the rule finds something, and whether it is: nothing is wrong then. */
  mention?: { text: string; isSaid: (ad: Case) => boolean };
  /** Hangs on proofs that only the advertiser has: told of someone else's ad, not held against it. */
  needsProof?: boolean;
} & WithStems;

/** The day for which the texts of this folder were read. */
export const lawReadOn = '2026-11-21';

const mostSpans = 3;

/** Where a pattern, with the flag g, stands in what the fields say. */
export const inTexts = ({ copy: { texts } }: Case, pattern: RegExp, but?: RegExp): Span[] =>
  placesOf(pattern, texts.said, mostLooked)
    .filter(({ text }) => !but?.test(text))
    .slice(0, mostSpans)
    .map(({ text, index }) => texts.spanAt(index, index + text.length));
const mostLooked = 8;

/** A rule about something that is missing points at the start of the main text. */
export const missing = ({ copy: { main } }: Case): Span[] => [{ text: '', field: main.name, start: 0, end: 0 }];

const networks = new Set(['facebook', 'instagram', 'messenger', 'audience_network', 'threads', 'whatsapp', 'meta']);

export function caseOf(copy: Copy, options: AnalysisOptions, placement: PlacementKey | null, style: Style): Case {
  const { fields, said: text } = copy.texts;
  const { input } = copy;
  const asked = options.placement ?? '';
  return {
    copy,
    fields,
    text,
    input,
    options,
    industry: input.industry ?? null,
    placement,
    style,
    meta: asked.startsWith('meta') || (asked === '' && networks.has(input.platform ?? '')),
    google: asked.startsWith('google') || (asked === '' && input.platform === 'google'),
  };
}
