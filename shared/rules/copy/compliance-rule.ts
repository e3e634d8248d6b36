import type { AdText, AnalysisOptions, Severity, Span, Style } from './analysis.ts';
import { spansOf } from './match.ts';
import type { PlacementKey } from './placements.ts';
import { type Copy, type Field, textsOf } from './read-copy.ts';

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
  /** How the words begin without which the rule has nothing to say; none when signs or options decide. */
  stems?: string;
  /** What must be said when the rule applies; shown, and added by whoever writes. */
  mention?: string;
  /** Whether the rule applies, and whether that is said: both are told even when all is well. */
  needs?: (ad: Case) => { applies: boolean; present: boolean };
  /** Hangs on proofs that only the advertiser has: told of someone else's ad, not held against it. */
  needsProof?: boolean;
};

/** The day for which the texts of this folder were read. */
export const lawReadOn = '2026-11-21';

const mostSpans = 3;

/** Where a pattern, with the flag g, stands in what the fields say. */
export const inTexts = ({ fields }: Case, pattern: RegExp, but?: RegExp): Span[] =>
  fields
    .flatMap((field) => spansOf(field, field.said, pattern, 6))
    .filter(({ text }) => !but?.test(text.toLowerCase()))
    .slice(0, mostSpans);

/** A rule about something that is missing points at the start of the main text. */
export const missing = ({ copy: { main } }: Case): Span[] => [{ text: '', field: main.name, start: 0, end: 0 }];

const networks = new Set(['facebook', 'instagram', 'messenger', 'audience_network', 'threads', 'whatsapp', 'meta']);

export function caseOf(copy: Copy, options: AnalysisOptions, placement: PlacementKey | null, style: Style): Case {
  const fields = textsOf(copy);
  const { input } = copy;
  const said = options.placement ?? '';
  return {
    copy,
    fields,
    text: fields.map((field) => field.said).join('\n'),
    input,
    options,
    industry: input.industry ?? null,
    placement,
    style,
    meta: said.startsWith('meta') || (said === '' && networks.has(input.platform ?? '')),
    google: said.startsWith('google') || (said === '' && input.platform === 'google'),
  };
}
