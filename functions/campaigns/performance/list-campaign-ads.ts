import * as z from 'zod';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { counterSum, noSums } from '../../../shared/rules/sums.ts';
import { reachOf } from '../../../shared/rules/totals.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readNaming, ruleOf } from '../core/campaign-naming.entity.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { readAdSums } from './ad-sums.door.ts';
import { askedPeriods } from './asked-period.ts';
import { fatigueByAd } from './fatigue-by-ad.door.ts';
import { figuresOfSums } from './figures-of-days.ts';
import { foundAds } from './found-ads.ts';
import { readAds } from './read-ads.door.ts';
import { shownAd } from './shown-ad.ts';
import { shownCreatives } from './shown-creatives.ts';

const Position = z.object({ after: z.string() });
type FoundAd = Omit<
  z.infer<typeof performance.listCampaignAds.output>['items'][number],
  'fatigue' | 'creative' | 'imageUrl' | 'hasOwnImage'
>;
type Sort = (typeof performance.campaignAdSorts)[number];

/** The ads of a campaign and their figures, the best first. */
export const handler = defineHandler(performance.listCampaignAds, async (call) => {
  const { actor, params, query } = call;
  const page = pageOf(call);
  const position = await page.after(Position);
  const campaign = await readCampaign(actor.workspaceId, params.id);
  const { period } = askedPeriods(campaign, query);
  const [ads, all, naming] = await Promise.all([
    readAds(campaign),
    readAdSums(campaign, period),
    readNaming(actor.workspaceId),
  ]);
  const rule = ruleOf(naming, 'ad');
  const spent = [...all.values()].reduce((sum, { sums }) => sum + (counterSum(sums, 'spend') ?? 0), 0);
  const { found, dims } = foundAds(ads, rule, query.dim ?? []);
  const items = found.map((ad): FoundAd => {
    const { sums, reached } = all.get(ad.adId) ?? { sums: noSums(), reached: [] };
    const figures = figuresOfSums(campaign, sums, reachOf(reached, period.from, period.to));
    const { spend } = figures.totals;
    return { ...shownAd(ad, rule), ...figures, share: spend === null || spent === 0 ? null : spend / spent };
  });
  items.sort((a, b) => bestFirst(query.sort, a, b));
  const start = position ? items.findIndex(({ adId }) => adId === position.after) + 1 : 0;
  const shown = items.slice(start, start + page.limit);
  const hasMore = items.length > start + page.limit;
  const nextCursor = await page.next(hasMore ? { after: shown.at(-1)?.adId } : null);
  const shownIds = new Set(shown.map(({ adId }) => adId));
  const onPage = ads.filter(({ adId }) => shownIds.has(adId));
  const [tired, creatives] = await Promise.all([fatigueByAd(campaign, onPage, period), shownCreatives(onPage)]);
  return {
    items: shown.flatMap((ad) => {
      const fatigue = tired.get(ad.adId);
      const shows = creatives.get(ad.adId);
      return fatigue && shows ? [{ ...ad, fatigue, ...shows }] : [];
    }),
    nextCursor,
    total: items.length,
    dims,
    currency: campaign.currency,
  };
});

/** Those without a figure last; by name where they are equal. */
function bestFirst(sort: Sort, a: FoundAd, b: FoundAd): number {
  const [one, other] = [figureOf(sort, a), figureOf(sort, b)];
  if (one !== other) {
    if (one === null || other === null) return one === null ? 1 : -1;
    return sort === 'cpa' ? one - other : other - one;
  }
  const [name, than] = [`${fold(a.name)} ${a.adId}`, `${fold(b.name)} ${b.adId}`];
  return name < than ? -1 : 1;
}

function figureOf(sort: Sort, { totals, ratios }: FoundAd): number | null {
  if (sort === 'name') return null;
  return sort === 'spend' || sort === 'conversions' ? totals[sort] : ratios[sort].value;
}
