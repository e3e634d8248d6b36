import { dayText } from '../../../kernel/day-texts.ts';
import type { AnalysisOptions } from '../analysis.ts';
import type { BrandFacts, Brief } from '../facts/brief.ts';
import { type Fact, plainFact } from '../facts/fact.ts';
import { factsOf } from '../facts/facts-of-brief.ts';
import type { PersonaFacts } from '../fit/persona-facts.ts';
import type { Guarded } from '../guards/guards.ts';
import { guardedOf } from '../writer/composition.ts';

/** What the words of a person are measured with, as those of a model are. */
export type Reading = {
  facts: readonly Fact[];
  options: AnalysisOptions;
  industry: string | null;
  button: string | null;
  guarded: Guarded;
};

type Source = {
  brief: Brief;
  /** As it is now; null where there is none, or none any more. */
  brand: BrandFacts | null;
  /** As it was when the texts were written. */
  persona: PersonaFacts | null;
  /** What the texts were written from, as it was then: the ids are those of the generation. */
  evidence: readonly { id: string; path: string | null; quote: string | null }[];
  /** The words of someone else's ad, which must not come back. */
  foreign: string | null;
  /** The day in Paris. */
  today: string;
};

export function readingOf({ brief, brand, persona, evidence, foreign, today }: Source): Reading {
  const told = factsOf({ brief, brand, persona, today });
  const facts = evidence.flatMap(({ id, path, quote }) =>
    quote ? [plainFact(path === 'deadline' ? dayText(quote).replace(/ \d{4}$/, '') : quote, id)] : [],
  );
  const guarded = guardedOf({ brief, brand, foreign }, told);
  return {
    facts,
    options: told.options,
    industry: brief.industry ?? null,
    button: brief.callToAction ?? null,
    guarded: { ...guarded, sources: [...guarded.sources, ...facts.map(({ text }) => text)] },
  };
}
