import { parisDay } from '../kernel/paris-day.ts';
import { type Reading, readingOf } from '../rules/copy/edit/reading.ts';
import type { BrandFacts } from '../rules/copy/facts/brief.ts';
import type { WrittenGeneration } from './kept-texts.ts';

/** What the words of a person are measured with in the place of texts; `brand` as it is today, null once it is there no more. */
export function readingOfWritten(generation: WrittenGeneration, brand: BrandFacts | null): Reading {
  const { brief, persona = null } = generation.input;
  const ad = generation.tool === 'generate_variations' && !generation.input.own ? generation.input.ad : null;
  const foreign = ad && [ad.headline, ad.body, ad.description].filter(Boolean).join('\n');
  return readingOf({ brief, brand, persona, evidence: generation.evidence, foreign, today: parisDay() });
}
