import { parisDay } from '../kernel/paris-day.ts';
import type { AnalysisOptions } from '../rules/copy/analysis.ts';
import { isValidClaim } from './brands.rules.ts';

type Words = {
  claims: readonly { text: string; validUntil: string | null }[];
  banned: readonly string[];
  competitors: readonly string[];
};

/** What a brand changes in the reading of its texts: its claims are proofs until their last day. */
export const brandReading = ({ claims, banned, competitors }: Words, today = parisDay()): AnalysisOptions => ({
  claims: claims.filter((claim) => isValidClaim(claim, today)).map(({ text }) => text),
  banned,
  competitors,
});
