import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** An ad of a campaign, known by its id on the platform, or by one of ours where a file told no more than its name. */
export const CampaignAd = defineEntity({
  model: { service: 'reclame', entity: 'campaignAd', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    /** The hash of its id, which platforms and files write as they like. */
    adKey: { type: 'string', required: true },
    adId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    adSetName: { type: 'string' },
    firstDay: { type: 'string' },
    lastDay: { type: 'string' },
    libraryAdId: { type: 'string' },
    /** Who said which ad of the library it is, or that it is none; missing while nobody has. */
    linkedBy: { type: ['person', 'rule'] as const },
    /** The upload by which a person gave it an image, which goes before that of its platform. */
    imageId: { type: 'string' },
    /** That are counted of that image. */
    imageBytes: { type: 'number' },
    /** What it shows, as its platform says, and our copy of its image. */
    creative: {
      type: 'map',
      properties: {
        creativeId: { type: 'string', required: true },
        imageKey: { type: 'string' },
        imageBytes: { type: 'number' },
        videoId: { type: 'string' },
        title: { type: 'string' },
        body: { type: 'string' },
        callToAction: { type: 'string' },
      },
    },
  },
  indexes: {
    byCampaign: {
      pk: { field: 'pk', composite: ['workspaceId', 'campaignId'], casing: 'none' },
      sk: { field: 'sk', composite: ['adKey'], casing: 'none' },
    },
  },
});

export type CampaignAdItem = EntityItem<typeof CampaignAd>;
