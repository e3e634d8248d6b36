import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { reportLimits } from '../../../shared/analytics/reports.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import type { ComparedMetric } from '../../../shared/rules/estimates.ts';
import type { FatigueState } from '../../../shared/rules/fatigue.ts';
import { figuresTogether } from '../../campaigns/list/campaign-sums.door.ts';
import { fatigueByAd } from '../../campaigns/performance/fatigue-by-ad.door.ts';
import type { Told } from '../core/told-campaigns.ts';
import { chosenMetric } from './chosen-metric.ts';
import { creativeGroups, figuresOfAds, judgedCounts, saidBy } from './creative-groups.ts';
import { campaignsAtOnce, type Judge, type JudgedAd, judgedAds, whyUnjudged } from './judged-ads.ts';

type Asked = { metric: ComparedMetric | null; minSpend: number; limit: number; by: string | null };
type Best = Omit<DocumentBlock & { type: 'creatives' }, 'title'>;

/** The winners that spent most, then the others; and what names have in common. Without an id of anything. */
export function bestAds(told: Told): (asked: Asked) => Promise<Best> {
  const judgedBy = judgedOnce(told);
  return async ({ metric: wanted, minSpend, limit, by }) => {
    const metric = wanted ?? chosenMetric(told, figuresTogether(told.items, told.figures));
    const unjudged = whyUnjudged(told);
    const ads = unjudged ? [] : await judgedBy({ metric, target: undefined, minSpend });
    const isGone = by !== null && !told.adRule?.fields.includes(by);
    const valueIn = (ad: JudgedAd) => saidBy(ad, told.adRule, by ?? '');
    const groups = by === null || isGone ? [] : creativeGroups(ads, valueIn, metric);
    return {
      ...{ type: 'creatives', metric, minSpend, unjudged, by, isGone },
      counts: judgedCounts(ads),
      withoutTarget: ads.filter(({ target }) => target === null).length,
      lines: await linesOf(ads.toSorted(byMerit).slice(0, limit), told, metric),
      groups: groups
        .slice(0, reportLimits.groups)
        .map(({ label, share, judged, winners, ads: count, interval, missing, ...figures }) => ({
          ...{ label, share, judged, winners, interval, missing },
          ...{ ads: count, spend: figures.totals.spend, ...metricIn(figures, metric) },
        })),
      totalGroups: groups.length,
    };
  };
}

/** The ads by each rule, read once and one rule after the other: each holds the days of thousands. */
function judgedOnce(told: Told): (judge: Judge) => Promise<JudgedAd[]> {
  const made = new Map<string, Promise<JudgedAd[]>>();
  let last: Promise<unknown> = Promise.resolve();
  return (judge) => {
    const key = `${judge.metric}/${judge.minSpend}`;
    const known = made.get(key);
    if (known) return known;
    const ads = last.then(() => judgedAds(told, judge));
    last = ads.catch(() => {});
    made.set(key, ads);
    return ads;
  };
}

const isWinner = ({ state }: JudgedAd): number => Number(state === 'winner');
const byMerit = (a: JudgedAd, b: JudgedAd): number => isWinner(b) - isWinner(a) || b.spend - a.spend;

async function linesOf(ads: readonly JudgedAd[], { period }: Told, metric: ComparedMetric): Promise<Best['lines']> {
  const fatigue = new Map<JudgedAd, FatigueState>();
  for (const some of chunks([...groupBy(ads, (told) => told.campaign)], campaignsAtOnce))
    await Promise.all(
      some.map(async ([campaign, own]) => {
        const read = own.map(({ ad }) => ad);
        const tired = await fatigueByAd(campaign, read, period);
        for (const told of own) fatigue.set(told, tired.get(told.ad.adId)?.state ?? 'unknown');
      }),
    );
  return ads.map((told) => {
    const { ad, campaign, target, state, interval, missing } = told;
    const figures = figuresOfAds([told]);
    return {
      ...{ name: ad.name, campaign: campaign.name, spend: figures.totals.spend },
      ...{ ...metricIn(figures, metric), interval, missing, target, state },
      fatigue: fatigue.get(told) ?? 'unknown',
    };
  });
}

const metricIn = ({ ratios }: Pick<ReturnType<typeof figuresOfAds>, 'ratios'>, metric: ComparedMetric) => {
  const { value, reason } = ratios[metric];
  return { value, reason };
};
