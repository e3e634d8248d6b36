import * as z from 'zod';
import { type Creative, getCreatives } from '../../../shared/analytics/creatives.contract.ts';
import { type CreativeState, mostGroups } from '../../../shared/analytics/creatives.rules.ts';
import { analyticsProblems } from '../../../shared/analytics/messages.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { campaignsAhead } from '../../campaigns/list/asked-campaigns.door.ts';
import { figuresTogether } from '../../campaigns/list/campaign-sums.door.ts';
import { type AdLooks, looksOfAds } from '../../campaigns/performance/ad-looks.door.ts';
import { invalidField } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { compareParts } from '../breakdown/part-order.ts';
import { type Told, toldCampaigns } from '../core/told-campaigns.ts';
import { chosenMetric } from './chosen-metric.ts';
import { creativeGroups, figuresOfAds, judgedCounts, launchWeeks, saidBy } from './creative-groups.ts';
import { campaignsAtOnce, type JudgedAd, judgedAds } from './judged-ads.ts';

const Position = z.object({ after: z.string() });

/** All ads of what is found: which are winners, what their names have in common, and the best of them first. */
export const handler = defineHandler(
  getCreatives,
  async (call, ahead) => {
    const {
      metric: wanted,
      target,
      minSpend,
      by: field,
      value,
      state,
      adName,
      sort,
      limit,
      cursor: _,
      ...asked
    } = call.query;
    const page = pageOf(call);
    const position = await page.after(Position);
    const told = await toldCampaigns(call.actor, asked, ahead);
    const by = fieldIn(told, field);
    const metric = wanted ?? chosenMetric(told, figuresTogether(told.items, told.figures));
    const ads = await judgedAds(told, { metric, target, minSpend });
    const valueIn = (ad: JudgedAd) => (by === null ? '' : saidBy(ad, told.adRule, by));
    const groups = by === null ? [] : creativeGroups(ads, valueIn, metric);
    const whole = figuresOfAds(ads);
    const words = fold(adName ?? '').split(/\s+/);
    const found = ads.filter(
      (ad) =>
        (!value || valueIn(ad) === value) &&
        (!state || state.includes(ad.state)) &&
        words.every((word) => fold(ad.ad.name).includes(word)),
    );
    const ordered = inOrder(found, sort);
    const start = position ? ordered.findIndex(({ id }) => id === position.after) + 1 : 0;
    const shown = ordered.slice(start, start + limit);
    const last = ordered.length > start + limit ? shown.at(-1) : undefined;
    return {
      ...told.period,
      ...{ campaigns: told.items.length, currency: told.currency, metric, minSpend, by },
      fields: told.adRule?.fields ?? [],
      whole: { ...whole, ...judgedCounts(ads) },
      states: stateCounts(ads),
      groups: groups.slice(0, mostGroups),
      totalGroups: groups.length,
      weeks: launchWeeks(ads, told.period),
      items: await shownAds(shown, told.period, whole.totals.spend),
      nextCursor: await page.next(last && { after: last.id }),
      total: ordered.length,
    };
  },
  campaignsAhead,
);

/** A 400 where names have no such field any more. */
function fieldIn({ adRule }: Told, field: string | undefined): string | null {
  if (field !== undefined && !adRule?.fields.includes(field))
    throw invalidField('by', analyticsProblems.noField(field));
  return field ?? adRule?.fields[0] ?? null;
}

function stateCounts(ads: readonly JudgedAd[]): Record<CreativeState, number> {
  const counts = { winner: 0, uncertain: 0, loser: 0, waiting: 0, no_target: 0 };
  for (const { state } of ads) counts[state]++;
  return counts;
}

type Ordered = { id: string; told: JudgedAd; figures: ReturnType<typeof figuresOfAds> };

/** What one may act on first; then as much as it spent. */
const byVerdict: readonly CreativeState[] = ['winner', 'loser', 'uncertain', 'waiting', 'no_target'];

function inOrder(ads: readonly JudgedAd[], sort: Parameters<typeof compareParts>[0] | 'verdict'): Ordered[] {
  const all = ads.map((told) => {
    const id = `${told.campaign.campaignId}/${told.ad.adId}`;
    return { id, told, figures: figuresOfAds([told]), keys: [{ by: 'ad' as const, value: id, label: told.ad.name }] };
  });
  if (sort !== 'verdict') return all.sort(compareParts(sort));
  const bySpend = compareParts('spend');
  const rank = ({ told }: Ordered) => byVerdict.indexOf(told.state);
  return all.sort((a, b) => rank(a) - rank(b) || bySpend(a, b));
}

/** With what each shows and whether it tires, which is read of these alone. */
async function shownAds(shown: readonly Ordered[], period: Period, spent: number | null): Promise<Creative[]> {
  const looks = new Map<string, AdLooks>();
  const byCampaign = groupBy(shown, ({ told }) => told.campaign);
  for (const some of chunks([...byCampaign], campaignsAtOnce)) {
    const read = await Promise.all(
      some.map(([campaign, own]) => {
        const ads = own.map(({ told }) => told.ad);
        return looksOfAds(campaign, ads, period);
      }),
    );
    for (const [at, [{ campaignId }]] of some.entries())
      for (const [adId, look] of read[at] ?? []) looks.set(`${campaignId}/${adId}`, look);
  }
  return shown.flatMap(({ id, told, figures }): Creative[] => {
    const { campaign, ad, target, state, interval, missing } = told;
    const look = looks.get(id);
    if (!look) return [];
    return [
      {
        ...figures,
        ...look,
        ...{ campaignId: campaign.campaignId, campaignName: campaign.name, platform: campaign.platform },
        ...{ adId: ad.adId, name: ad.name, firstDay: ad.firstDay ?? null },
        ...{ share: spent ? told.spend / spent : null, target, state, interval, missing },
      },
    ];
  });
}
