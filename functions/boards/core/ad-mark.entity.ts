import { defineEntity } from '../../platform/db/client.ts';

/** On how many boards an ad is: what tells a list of ads, in one reading, which of them are saved. */
export const AdMark = defineEntity({
  model: { service: 'reclame', entity: 'adMark', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    adId: { type: 'string', required: true },
    boards: { type: 'number', required: true },
  },
  indexes: {
    byAd: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['adId'], casing: 'none' },
    },
  },
});
