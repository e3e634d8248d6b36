import type { EntityItem } from 'electrodb';
import { metaPageId } from '../../../shared/ads/sync.rules.ts';
import type { FollowedAdvertiser as ShownFollowedAdvertiser } from '../../../shared/ads/watch.contract.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

export const FollowedAdvertiser = defineEntity({
  model: { service: 'reclame', entity: 'followedAdvertiser', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    followedId: { type: 'string', required: true },
    /** The advertiser of an ad: `advertiser.id`, a page's number when it comes from Meta. */
    advertiserId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    country: { type: 'string', required: true },
    /** For whom it is followed. */
    clientId: { type: 'string' },
    lastSyncedAt: { type: 'string' },
    /** When it was last told what started and stopped, and by which run. */
    newsAt: { type: 'string' },
    newsRunId: { type: 'string' },
    startedAds: { type: 'number', required: true },
    stoppedAds: { type: 'number', required: true },
    /** How many ads it was told to have started, by day of the last ones: see `startedDays`. */
    startedOn: {
      type: 'list',
      items: {
        type: 'map',
        properties: { day: { type: 'string', required: true }, ads: { type: 'number', required: true } },
      },
    },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['followedId'], casing: 'none' },
    },
  },
});

export type FollowedAdvertiserItem = EntityItem<typeof FollowedAdvertiser>;

/** Days of which an advertiser keeps what it has started. */
const startedDays = 14;

/** Those days with so many ads more on one; the oldest go. */
export function withStarted(
  { startedOn = [] }: Pick<FollowedAdvertiserItem, 'startedOn'>,
  day: string,
  ads: number,
): { day: string; ads: number }[] {
  const before = startedOn.find((one) => one.day === day)?.ads ?? 0;
  return [...startedOn.filter((one) => one.day !== day), { day, ads: before + ads }].slice(-startedDays);
}

/** What a page is called as long as no ad tells its name. */
export const namelessPage = (pageId: string) => `Page ${pageId}`;

/** The Meta Ad Library reads advertisers by the number of their page; others are followed by imports alone. */
export const isSynchronized = ({ advertiserId }: Pick<FollowedAdvertiserItem, 'advertiserId'>): boolean =>
  metaPageId.test(advertiserId);

export const shownFollowedAdvertiser = (item: FollowedAdvertiserItem): ShownFollowedAdvertiser => ({
  id: item.followedId,
  advertiserId: item.advertiserId,
  name: item.name,
  country: item.country,
  clientId: item.clientId ?? null,
  synchronized: isSynchronized(item),
  lastSyncedAt: item.lastSyncedAt ?? null,
  startedAds: item.startedAds,
  stoppedAds: item.stoppedAds,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});
