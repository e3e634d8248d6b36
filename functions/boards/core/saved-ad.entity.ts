import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Ad } from '../../../shared/ads/ad.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** A card: an ad on a board, as it was when it was saved. Where it stands is also a `Slot`, which orders the board. */
export const SavedAd = defineEntity({
  model: { service: 'reclame', entity: 'savedAd', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    savedAdId: { type: 'string', required: true },
    boardId: { type: 'string', required: true },
    columnId: { type: 'string', required: true },
    positionKey: { type: 'string', required: true },
    adId: { type: 'string', required: true },
    ad: { type: CustomAttributeType<Ad>('any'), required: true },
    note: { type: 'string' },
    tags: { type: 'list', items: { type: 'string' }, required: true },
    savedBy: {
      type: 'map',
      properties: { id: { type: 'string', required: true }, name: { type: 'string', required: true } },
      required: true,
    },
    /** How many comments it has, and how many of them the public link shows. */
    comments: { type: 'number' },
    sharedComments: { type: 'number' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['savedAdId'], casing: 'none' },
    },
  },
});

export type SavedAdItem = EntityItem<typeof SavedAd>;

/** Where a card stands. */
export type Place = { boardId: string; columnId: string; positionKey: string };
