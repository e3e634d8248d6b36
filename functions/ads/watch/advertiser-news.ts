import { randomUUID } from 'node:crypto';
import { adLifetime } from '../../../shared/ads/ad-lifetime.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, update, writeIf } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { AdImportItem } from '../imports/ad-import.entity.ts';
import type { WrittenAd } from '../imports/write-ads.ts';
import {
  FollowedAdvertiser,
  type FollowedAdvertiserItem,
  namelessPage,
  shownFollowedAdvertiser,
  withStarted,
} from './followed-advertiser.entity.ts';
import { followedBy } from './followed-advertisers.ts';
import { type AdNews, RunNews } from './run-news.entity.ts';

const keptSeconds = 30 * daySeconds;

export type NewsWatch = {
  /** Keeps what a step tells of followed advertisers; at most one operation, for the step's transaction. */
  tell: (written: WrittenAd[]) => Operation[];
  /** Tells it, once the run is over; `readWhole` says that it read everything of the pages that it asked for. */
  publish: (readWhole: boolean) => Promise<void>;
};

/** Watches a run for ads that followed advertisers have started or stopped since they were last told of. */
export async function watchNews(run: AdImportItem): Promise<NewsWatch> {
  const followed = new Map((await followedBy(run)).map((item) => [item.advertiserId, item]));
  return {
    tell: (written) => keepNews(run, newsOf(followed, written)),
    publish: async (readWhole) => {
      if (followed.size > 0) await publishNews(run, [...followed.values()], readWhole);
    },
  };
}

function newsOf(followed: Map<string, FollowedAdvertiserItem>, written: WrittenAd[]): AdNews[] {
  const today = parisDay();
  return written.flatMap((ad) => {
    const advertiser = followed.get(ad.content.advertiser.id);
    const act = advertiser && actOf(ad, advertiser.newsAt ?? advertiser.createdAt, today);
    return act ? [{ advertiserId: advertiser.advertiserId, adId: ad.adId, act, name: ad.content.advertiser.name }] : [];
  });
}

/** What an ad did since `toldAt`. The library is common: another workspace's run may have brought it, or its end, before ours. */
function actOf({ content, before, createdAt }: WrittenAd, toldAt: string, today: string): AdNews['act'] | null {
  const isNew = createdAt > toldAt;
  if (adLifetime(content, today).active) return isNew ? 'started' : null;
  if (isNew || !before || content.endedAt === null || content.endedAt >= today) return null;
  const wasRunning = adLifetime(before, today).active || content.endedAt >= parisDay(new Date(toldAt));
  return wasRunning ? 'stopped' : null;
}

function keepNews({ workspaceId, importId }: AdImportItem, ads: AdNews[]): Operation[] {
  if (ads.length === 0) return [];
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  return [put(RunNews.create({ workspaceId, importId, stepId: randomUUID(), ads, ttl }))];
}

async function publishNews(run: AdImportItem, followed: FollowedAdvertiserItem[], readWhole: boolean): Promise<void> {
  const news = await readNews(run);
  for (const advertiser of followed) {
    const count = (act: AdNews['act']) => {
      const ads = news.filter((one) => one.advertiserId === advertiser.advertiserId && one.act === act);
      return new Set(ads.map(({ adId }) => adId)).size;
    };
    const isRead = readWhole && run.request?.pageIds?.includes(advertiser.advertiserId) === true;
    const found = { started: count('started'), stopped: count('stopped'), isRead };
    await publishOne(run, { ...advertiser, name: nameOf(advertiser, news) }, found);
  }
}

/** One that was followed by its number is called as its ads say. */
function nameOf({ advertiserId, name }: FollowedAdvertiserItem, news: AdNews[]): string {
  if (name !== namelessPage(advertiserId)) return name;
  return news.find((one) => one.advertiserId === advertiserId)?.name ?? name;
}

async function readNews({ workspaceId, importId }: AdImportItem): Promise<AdNews[]> {
  const { data } = await RunNews.query.byImport({ workspaceId, importId }).go({ pages: 'all', consistent: true });
  return data.flatMap(({ ads }) => ads);
}

type Found = { started: number; stopped: number; isRead: boolean };

/** Tells it once for each run, even when the run is taken up again after that. */
async function publishOne(run: AdImportItem, advertiser: FollowedAdvertiserItem, found: Found): Promise<void> {
  const { started, stopped, isRead } = found;
  if (started + stopped === 0 && !isRead) return;
  const { workspaceId, followedId, name } = advertiser;
  const now = new Date();
  const at = now.toISOString();
  const change = {
    name,
    startedAds: started,
    stoppedAds: stopped,
    newsAt: at,
    newsRunId: run.importId,
    updatedAt: at,
    ...(started > 0 && { startedOn: withStarted(advertiser, parisDay(now), started) }),
    ...(isRead && { lastSyncedAt: at }),
  };
  const followedAdvertiser = shownFollowedAdvertiser({ ...advertiser, ...change });
  const tell = (type: 'advertiser.ads_started' | 'advertiser.ads_stopped') => [
    audit(run, { type, entityId: followedId }, now),
    event(run, { type, entityId: followedId, data: { followedAdvertiser } }, now),
  ];
  const told = FollowedAdvertiser.patch({ workspaceId, followedId })
    .set(change)
    .where(({ newsRunId }, { notExists, ne }) => `(${notExists(newsRunId)} OR ${ne(newsRunId, run.importId)})`);
  await writeIf(update(told), [
    ...(started > 0 ? tell('advertiser.ads_started') : []),
    ...(stopped > 0 ? tell('advertiser.ads_stopped') : []),
  ]);
}
