import type { AnalysisOptions } from '../analysis.ts';
import type { BrandFacts, Brief } from '../facts/brief.ts';
import { type Evidence, type Fact, plainFact, type Question, type WriterWarning } from '../facts/fact.ts';
import { type Facts, factsOf } from '../facts/facts-of-brief.ts';
import type { PersonaFacts } from '../fit/persona-facts.ts';
import type { Address } from '../french/conjugate.ts';
import { capitalised, typeset } from '../french/typography.ts';
import { graphemesIn } from '../graphemes.ts';
import { type Guarded, type GuardedText, refusalOf } from '../guards/guards.ts';
import type { Feedback } from './feedback.ts';
import type { Piece } from './fill.ts';
import type { OwnLifts } from './own-lifts.ts';
import { type Pools, poolsOf } from './pools.ts';
import { questionsOf } from './questions.ts';

/** What every tool of the writer is given. */
export type Commission = {
  brief: Brief;
  briefId?: string | null;
  brand?: BrandFacts | null;
  /** Who speaks where a network asks for it, though none of its claims and words may be used. */
  brandName?: string | null;
  persona?: PersonaFacts | null;
  /** Facts that another source brings: one's own ad. */
  more?: (facts: Facts) => void;
  /** The words of someone else's ad, which must not come back. */
  foreign?: string | null;
  seed: number;
  length: TextLength;
  /** The day in Paris: claims end. */
  today: string;
  /** What people of the workspace kept of each construction. */
  feedback?: Feedback;
  /** What one's own results say; nothing where there are none. */
  lifts?: OwnLifts;
};
export type TextLength = 'short' | 'medium' | 'long';

export type Rejected = { text: string; reason: string; detail: string };

/** What a tool hands over beside its output. */
export type Findings = { evidence: Evidence[]; questions: Question[]; warnings: WriterWarning[]; rejected: Rejected[] };

export type Composition = {
  pools: Pools;
  facts: readonly Fact[];
  register: Address;
  options: AnalysisOptions;
  industry: string | null;
  button: string | null;
  seed: number;
  length: TextLength;
  feedback: Feedback;
  lifts: OwnLifts;
  /** The brand, where a network asks who speaks. */
  brandName: string | null;
  /** What must stand under the main text: mentions, words that must be there. */
  closing: (text: string) => Piece[];
  findings: Findings;
  /** Whether a text may be handed over; one that may not is told of, once. */
  passes: (text: GuardedText, others?: readonly string[]) => boolean;
};

const mostRejected = 20;

/** Facts, sentences and guards of a brief: what all tools of the writer begin with. */
export function compositionOf(commission: Commission): Composition {
  const { brief, brand = null, seed, length } = commission;
  const told = factsOf({ ...commission, brand });
  commission.more?.(told);
  const { facts, register, options } = told;
  const findings: Findings = {
    evidence: told.evidence,
    questions: questionsOf(facts),
    warnings: told.warnings,
    rejected: [],
  };
  const industry = brief.industry ?? null;
  const mentions = mentionsOf(commission);
  const guarded = guardedOf(commission, told);
  const { feedback = {}, lifts = {} } = commission;
  addFeedback(findings.evidence, feedback);
  return {
    pools: poolsOf(brief, told),
    facts,
    register,
    options,
    industry,
    button: brief.callToAction ?? null,
    seed,
    length,
    feedback,
    lifts,
    brandName: brand?.name ?? commission.brandName ?? null,
    findings,
    closing: closingOf(brief, mentions, findings.evidence, commission.briefId ?? null),
    passes: (text, others = []) => {
      const refusal = refusalOf(text, guarded, others);
      if (!refusal) return true;
      const { rejected } = findings;
      if (rejected.length < mostRejected && !rejected.some((one) => one.text === text.text))
        rejected.push({ text: text.text, ...refusal });
      return false;
    },
  };
}

/** It is no fact: it only weighed on which texts were proposed. */
function addFeedback(evidence: Evidence[], feedback: Feedback): void {
  const constructions = Object.keys(feedback).length;
  if (constructions === 0) return;
  const id = `e${evidence.length + 1}`;
  const figures = { constructions };
  evidence.push({ id, type: 'feedback', ref: null, path: null, label: 'Vos choix', quote: null, figures });
}

const mentionsOf = ({ brief, brand }: Pick<Commission, 'brief' | 'brand'>): string[] =>
  [...(brief.mentions ?? []), ...(brand?.mentions ?? [])].map(typeset);

/** What texts of a brief are held against. */
export function guardedOf(
  { brief, brand, foreign = null }: Pick<Commission, 'brief' | 'brand' | 'foreign'>,
  { facts, register, options }: Pick<Facts, 'facts' | 'register' | 'options'>,
): Guarded {
  const mentions = mentionsOf({ brief, brand: brand ?? null });
  const sources = [
    ...facts.map(({ text }) => text),
    ...[brief.product, brief.shortName ?? '', brief.url ?? ''],
    ...(brief.mustInclude ?? []),
    ...mentions,
  ];
  const industry = brief.industry ?? null;
  return { sources, foreign, register, options, industry, mentions: mentions.join('\n') };
}

/** Words that must be there and are not yet, then mentions, a line each. */
function closingOf(brief: Brief, mentions: readonly string[], evidence: Evidence[], briefId: string | null) {
  const facts = [
    ...(brief.mustInclude ?? []).map((text, at) => ({ text: typeset(text), path: `mustInclude.${at}` })),
    ...mentions.map((text, at) => ({ text, path: `mentions.${at}` })),
  ].map(({ text, path }) => {
    const id = `e${evidence.length + 1}`;
    evidence.push({
      id,
      type: 'brief',
      ref: briefId,
      path,
      label: 'Mention',
      quote: text.slice(0, 200),
      figures: null,
    });
    return plainFact(text, id);
  });
  return (text: string): Piece[] =>
    facts
      .filter((fact) => !text.toLowerCase().includes(fact.text.toLowerCase()))
      .flatMap((fact) => [
        { text: '\n', fact: null },
        { text: /[.!?…]$|#\p{L}+$/u.test(fact.text) ? capitalised(fact.text) : `${capitalised(fact.text)}.`, fact },
      ]);
}

export const lengthOf = (pieces: readonly Piece[]): number => graphemesIn(pieces.map(({ text }) => text).join(''));
