import { CustomAttributeType, type EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** Of the ads of followed advertisers that one step of a run wrote, which have started and which have stopped. */
export const RunNews = defineEntity({
  model: { service: 'reclame', entity: 'runNews', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    /** Unique, and no more: the step's transaction makes it once. */
    stepId: { type: 'string', required: true },
    ads: {
      type: CustomAttributeType<
        {
          advertiserId: string;
          adId: string;
          act: 'started' | 'stopped';
          /** What the ad calls its advertiser. */
          name?: string;
        }[]
      >('any'),
      required: true,
    },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byImport: {
      pk: { field: 'pk', composite: ['workspaceId', 'importId'], casing: 'none' },
      sk: { field: 'sk', composite: ['stepId'], casing: 'none' },
    },
  },
});

export type AdNews = EntityItem<typeof RunNews>['ads'][number];
