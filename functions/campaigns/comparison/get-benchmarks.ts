import { benchmarks } from '../../../shared/campaigns/benchmarks.ts';
import * as comparison from '../../../shared/campaigns/comparison.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { comparedMetrics } from '../../../shared/rules/estimates.ts';
import { ownBenchmark } from '../../../shared/rules/own-benchmarks.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { figuresIn } from '../core/figures-in.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';

const ownDays = 365;

/** What others have published, and apart from it what the workspace's own campaigns reach. */
export const handler = defineHandler(comparison.getBenchmarks, async ({ actor: { workspaceId }, query }) => {
  const { platform, industry, objective, metric, currency } = query;
  const items = benchmarks.filter(
    (one) =>
      (!platform || one.platform === platform) &&
      (!industry || one.industry === industry) &&
      (!objective || one.objective === objective) &&
      (!metric || one.metric === metric),
  );
  const own = (await campaignsNow(workspaceId)).filter(
    (one) =>
      !one.example &&
      (!platform || one.platform === platform) &&
      (!industry || industry === 'all' || one.industry === industry),
  );
  const today = parisDay();
  const figures = await figuresIn(workspaceId, own, { from: addDays(today, -ownDays), to: addDays(today, -1) });
  const ofYear = own.flatMap(({ campaignId, currency: spent }) => {
    const found = figures.get(campaignId);
    return found ? [{ currency: spent, ratios: ratiosOf(found.sums, { marginRate: null, reach: null }) }] : [];
  });
  return {
    items,
    own: (metric ? [metric] : comparedMetrics).map((name) =>
      ownBenchmark(
        name,
        ofYear.map(({ ratios, currency: spent }) => ({ value: ratios[name].value, currency: spent })),
        currency,
      ),
    ),
  };
});
