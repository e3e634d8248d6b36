import type { Industry } from '../../../shared/ads/ads.rules.ts';
import type { CompetitorWindow } from '../../../shared/ai/competitor.rules.ts';
import { sectorLabel } from '../../../shared/ai/competitor-texts.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import {
  type AdvertiserAds,
  adsOfAdvertiser,
  countSectorFor,
  type SectorCounts,
} from '../../ads/library/market.door.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';

export type CompetitorAd = AdvertiserAds['items'][number];
export type Period = { from: string; to: string };
export type Competitor = {
  id: string;
  name: string;
  period: Period;
  /** The days before, as many. */
  before: Period;
  /** Ran at least a day of the period, the newest first. */
  ads: CompetitorAd[];
  /** The newest of all, and how many there are. */
  all: CompetitorAd[];
  total: number;
  sector: SectorCounts & { industry: Industry | null; label: string };
};

/** Of an advertiser with more, the newest are read. */
const mostAds = 5_000;

/** An advertiser of which the workspace sees an ad, and its like; a 404 without. */
export async function readCompetitor(actor: Actor, advertiserId: string, days: CompetitorWindow): Promise<Competitor> {
  if (!actor.permissions.has('ads:read')) throw new AppError('forbidden');
  const { total, items } = await adsOfAdvertiser(actor, advertiserId, mostAds);
  const [newest] = items;
  if (!newest) throw new AppError('not_found');
  const to = parisDay();
  const period = { from: dayBefore(to, days - 1), to };
  const before = { from: dayBefore(period.from, days), to: dayBefore(period.from, 1) };
  const ads = items.filter((one) => ranIn(one, period));
  const industry = commonestIndustry(ads.length > 0 ? ads : items);
  const sector = await countSectorFor(actor, { industry, advertiserId, ...period });
  const { id, name } = newest.ad.advertiser;
  return {
    id,
    name,
    period,
    before,
    ads,
    all: items,
    total,
    sector: { ...sector, industry, label: sectorLabel(industry) },
  };
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

const ranIn = ({ ad }: CompetitorAd, { from, to }: Period): boolean =>
  ad.startedAt <= to && (ad.endedAt === null || ad.endedAt >= from);

function commonestIndustry(ads: readonly CompetitorAd[]): Industry | null {
  const counts = new Map<Industry, number>();
  for (const { ad } of ads) if (ad.industry) counts.set(ad.industry, (counts.get(ad.industry) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return first?.[0] ?? null;
}
