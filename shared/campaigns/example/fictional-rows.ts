import { addDays } from '../../kernel/paris-day.ts';
import { Seeded } from '../../kernel/seeded.ts';
import type { Counts } from '../../rules/counters.ts';
import { sumOf } from '../../rules/day-counts.ts';
import { daysBetween } from '../../rules/totals.ts';
import type { CampaignPlatform } from '../campaigns.rules.ts';
import { byDevice } from './by-device.ts';
import type { Fiction, FictionalAd, FictionalRow, FictionalTurn } from './fiction.ts';
import { reachOn } from './fictional-reach.ts';
import { dayFactors } from './season.ts';

/** What a link CTR is never below, beside the first days of an ad that tires. */
const tiredest = 0.32;
/** A platform takes some days to spend what it may. */
const ramp = [0.35, 0.55, 0.75, 0.9];
const deviceDays = 120;

/** What platforms report: of search nobody tells people or link clicks, and conversions are shared among clicks. */
const isSearch = (platform: CampaignPlatform) => platform === 'google' || platform === 'microsoft';

/** The rows of an invented campaign, as a file would bring them: those of its ads, and of the whole what ads do not add up to. */
export function fictionalRows(fiction: Fiction): FictionalRow[] {
  const chances = new Seeded(fiction.seed);
  const length = daysBetween(fiction.from, fiction.to);
  const ads = adsOf(fiction, length, chances);
  const [rows, shown]: [FictionalRow[], Counts[]] = [[], []];
  let level = 1;
  for (let at = 0; at < length; at++) {
    const date = addDays(fiction.from, at);
    // Back to where it comes from, slowly.
    level = 1 + (level - 1) * 0.97 + 0.015 * chances.bell();
    const day = { date, at, ...factorsOn(fiction, date, at), level };
    const told = adsOn(fiction, ads, day, chances);
    rows.push(...told.flatMap(({ row }) => (row ? [row] : [])));
    const whole = sumOf(told.map(({ counts }) => counts));
    shown.push(whole);
    const people = reachOn(fiction.platform, shown, 1.7);
    const own = fiction.ads.length > 0 ? people : { ...whole, ...people };
    if (Object.keys(own).length > 0) rows.push({ date, ...own });
    if (fiction.byDevice && at >= length - deviceDays) rows.push(...byDevice(date, whole, chances));
  }
  return rows;
}

/** Of each ad that runs on a day: its figures, and the row that says them. */
function adsOn(fiction: Fiction, ads: readonly Ad[], day: Day, chances: Seeded) {
  const running = ads.filter(({ first, last }) => day.at >= first && day.at <= last);
  return running.map((ad): { counts: Counts; row: FictionalRow | null } => {
    const { adId, name, adSetName, first, shown, tires } = ad;
    const counts = countsOf(fiction, ad, day, shareOf(ad, ads, day.at), chances);
    shown.push(counts);
    if (adId === null) return { counts, row: null };
    const people = reachOn(fiction.platform, shown, tires ? Math.min(2.9, 1.4 + (day.at - first) / 40) : 1.5);
    return {
      counts,
      row: { date: day.date, adId, adName: name, ...(adSetName && { adSetName }), ...counts, ...people },
    };
  });
}

type Ad = FictionalAd & {
  /** None where the campaign itself is meant. */
  adId: string | null;
  /** Its days, by their place in the campaign's. */
  first: number;
  last: number;
  cpm: number;
  rate: number;
  shown: Counts[];
};

function adsOf({ seed, ads }: Fiction, length: number, chances: Seeded): Ad[] {
  const own = ads.length > 0 ? ads : [{ name: '' }];
  return own.map((ad: FictionalAd) => ({
    ...ad,
    adId: ads.length > 0 ? platformId(`${seed}/${ad.name}`) : null,
    first: ad.after ?? 0,
    last: length - 1 - (ad.before ?? 0),
    cpm: ads.length > 1 ? chances.factor(1.06) : 1,
    rate: ads.length > 1 ? chances.factor(1.1) : 1,
    shown: [],
  }));
}

/** An id as platforms give them. */
export function platformId(seed: string): string {
  const chances = new Seeded(seed);
  return `1202${Array.from({ length: 13 }, () => chances.int(0, 9)).join('')}`;
}

/** What a new ad takes grows in its first days; one that tires is shown less. */
function shareOf(ad: Ad, ads: readonly Ad[], at: number): number {
  const wants = ({ weight = 1, first, last, tires }: Ad) =>
    at < first || at > last
      ? 0
      : weight * Math.min(1, 0.3 + (at - first) / 6) * (tires ? 0.75 + 0.25 * fresh(tires, at - first) : 1);
  return wants(ad) / ads.reduce((sum, one) => sum + wants(one), 0);
}

/** 1 on the first day of an ad, half of that after so many days. */
const fresh = (half: number, age: number): number => 0.5 ** (age / half);

type Day = { date: string; at: number; spend: number; cpm: number; ctr: number; rate: number; level: number };

function factorsOn({ season, turns = [] }: Fiction, date: string, at: number) {
  const { spend, cpm, rate } = dayFactors(season, date);
  const all = { spend: spend * (ramp[at] ?? 1), cpm, ctr: 1, rate };
  for (const turn of turns.filter(({ from, to }) => date >= from && date <= to))
    for (const what of ['spend', 'cpm', 'ctr', 'rate'] satisfies (keyof FictionalTurn)[]) all[what] *= turn[what] ?? 1;
  return all;
}

function countsOf(fiction: Fiction, ad: Ad, day: Day, share: number, chances: Seeded): Counts {
  const noise = (size: number) => Math.exp(size * chances.bell());
  const spend = cents(fiction.spend * share * day.spend * day.level * noise(0.05));
  const impressions = Math.round((spend / (fiction.cpm * day.cpm * ad.cpm * noise(0.05))) * 1_000);
  const left = ad.tires ? tiredest + (1 - tiredest) * fresh(ad.tires, day.at - ad.first) : 1;
  const linkCtr = fiction.linkCtr * (ad.ctr ?? 1) * left * day.ctr * noise(0.04);
  const linkClicks = Math.min(impressions, chances.count(impressions * linkCtr));
  const expected = linkClicks * (fiction.rate ?? 0) * ad.rate * day.rate;
  const converted = convertedOf(fiction, Math.min(linkClicks, chances.count(expected)), chances);
  if (isSearch(fiction.platform)) return { impressions, clicks: linkClicks, spend, ...converted };
  return {
    impressions,
    clicks: Math.min(impressions, linkClicks + chances.count(linkClicks * 0.32)),
    linkClicks,
    landingPageViews: Math.round(linkClicks * (0.78 + chances.next() * 0.08)),
    engagements: linkClicks + chances.count(impressions * 0.006),
    ...viewsOf(fiction, ad, impressions, left * noise(0.05)),
    spend,
    ...converted,
  };
}

/** What follows from so many conversions, for what the campaign is after. */
function convertedOf({ platform, rate, basket, leads }: Fiction, counted: number, chances: Seeded): Counts {
  if (rate === undefined) return {};
  const shared = isSearch(platform) && counted > 0;
  const conversions = shared ? cents(counted * (0.94 + chances.next() * 0.12)) : counted;
  if (!basket) return { conversions, ...(leads && { leads: conversions }) };
  const revenue = cents(conversions * basket * Math.exp(0.12 * chances.bell()));
  if (isSearch(platform)) return { conversions, revenue };
  const steps = {
    addToCarts: counted + chances.count(counted * 2.6),
    checkouts: counted + chances.count(counted * 0.7),
  };
  return { conversions, revenue, ...steps };
}

/** Only films are watched. */
function viewsOf({ platform }: Fiction, { name }: Ad, impressions: number, hook: number): Counts {
  if (platform !== 'tiktok' && !name.startsWith('Vidéo')) return {};
  const videoViews3s = Math.round(impressions * 0.26 * hook);
  const videoViews15s = Math.round(videoViews3s * 0.34);
  return { videoViews3s, videoViews15s, videoViewsComplete: Math.round(videoViews15s * 0.45) };
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;
