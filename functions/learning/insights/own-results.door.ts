import type { Lift } from '../../../shared/ai/lift.ts';
import { resultCounters } from '../../../shared/learning/learning.rules.ts';
import type { Foretelling } from '../../../shared/rules/foretold-rank.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { ResultSums } from '../core/result-sums.ts';
import type { ResultTable } from '../core/result-table.ts';
import { resultsOf } from '../core/results-of.ts';
import { foretellingOf } from './foretelling.ts';
import { insightsOf } from './insights-of.ts';

/** What a workspace's own results say: how many ads there are, what goes with a better CTR, and that of all together where it is known well. */
export type OwnResults = {
  ads: number;
  insights: readonly Lift[];
  rate: { value: number; impressions: number } | null;
  /** What foretells ranks, where it has proved itself: worked out when it is asked for. */
  foretelling: () => Foretelling | null;
};

const none: OwnResults = { ads: 0, insights: [], rate: null, foretelling: () => null };
/** Fewer say too little of a rate to plan a test by. */
const fewestImpressions = 10_000;
const [impressionsAt, clicksAt] = [resultCounters.indexOf('impressions'), resultCounters.indexOf('clicks')];

const kept = new WeakMap<ResultTable, OwnResults>();

/** Nothing for whoever may not read results. */
export async function ownResults(actor: Actor): Promise<OwnResults> {
  if (!actor.permissions.has('learning:read')) return none;
  const table = await resultsOf(actor);
  const known = kept.get(table) ?? saidBy(table);
  kept.set(table, known);
  return known;
}

function saidBy(table: ResultTable): OwnResults {
  if (table.ads.length === 0) return none;
  const sums = new ResultSums();
  for (const ad of table.ads) sums.add(table, ad, () => true);
  const [impressions = Number.NaN, clicks = Number.NaN] = [sums.values[impressionsAt], sums.values[clicksAt]];
  return {
    ads: table.ads.length,
    insights: insightsOf(table, { metric: 'ctr' }).items,
    rate: impressions >= fewestImpressions && clicks > 0 ? { value: clicks / impressions, impressions } : null,
    foretelling: () => foretellingOf(table),
  };
}
