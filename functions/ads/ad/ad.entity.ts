import { createHash } from 'node:crypto';
import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Ad as ShownAd } from '../../../shared/ads/ad.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** Owner of the ads that every workspace sees: the demo library, and what anyone's readings of Meta's library bring. */
export const commonOwner = 'catalogue';

/** What an import says of an ad; the rest is ours or computed. */
export type AdContent = Omit<
  ShownAd,
  'id' | 'active' | 'daysRunning' | 'variants' | 'saved' | 'createdAt' | 'updatedAt' | 'version'
>;

const shards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/**
 * An ad of the common catalogue or of one workspace. Sharded, so that an import is not held to what one key can take;
 * `byChange` lists what was written since a moment, for the search index; `byGroup` near duplicates.
 */
export const Ad = defineEntity({
  model: { service: 'reclame', entity: 'ad', version: '1' },
  attributes: {
    /** A workspace, or `commonOwner`. */
    ownerId: { type: 'string', required: true },
    shard: { type: shards, required: true },
    adId: { type: 'string', required: true },
    content: { type: CustomAttributeType<AdContent>('any'), required: true },
    /** Of the content: an import that changes nothing writes nothing. */
    contentKey: { type: 'string', required: true },
    /** Ads of one advertiser that say the same thing share it. */
    groupKey: { type: 'string', required: true },
    ...versioned,
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['ownerId', 'shard'], casing: 'none' },
      sk: { field: 'sk', composite: ['adId'], casing: 'none' },
    },
    byChange: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['ownerId', 'shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['updatedAt', 'adId'], casing: 'none' },
    },
    byGroup: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['ownerId', 'groupKey'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['adId'], casing: 'none' },
    },
  },
});

export type AdItem = EntityItem<typeof Ad>;

export const adShards: readonly (typeof shards)[number][] = shards;

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id of the usual form that follows from what it names, so that the same thing imported twice is one thing. */
export function idFrom(prefix: 'ads' | 'adv', ...parts: string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest();
  const letters = Array.from({ length: 26 }, (_, at) => crockford[(bytes[at] ?? 0) % (at === 0 ? 8 : 32)]);
  return `${prefix}_${letters.join('')}`;
}

/** The id of what an owner calls `sourceId`. */
export const adIdOf = (ownerId: string, sourceId: string) => idFrom('ads', ownerId, sourceId);

/** Where an ad of an owner stands in the table. */
export function adKey(ownerId: string, adId: string) {
  const shard = shards[crockford.indexOf(adId.at(-1) ?? '') % shards.length] ?? '0';
  return { ownerId, shard, adId };
}
