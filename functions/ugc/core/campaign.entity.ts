import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { CampaignContent, CampaignModeration, UgcCampaignStatus } from '../../../shared/ugc/campaign.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** Over which the open campaigns are spread in the index of their last days. */
export const closingShards = ['0', '1', '2', '3'] as const;

const counter = { type: 'number', required: true } as const;

/** Its counters move with its collaborations and raise no version: it is never put whole once it is there. */
export const UgcCampaign = defineEntity({
  model: { service: 'reclame', entity: 'ugcCampaign', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    brandId: { type: 'string', required: true },
    status: { type: CustomAttributeType<UgcCampaignStatus>('string'), required: true },
    content: { type: CustomAttributeType<CampaignContent>('any'), required: true },
    briefVersion: { type: 'number', required: true },
    publishedAt: { type: 'string' },
    /** As long as it is in review: what the platform's moderation decides of. */
    reviewCaseId: { type: 'string' },
    /** Where the platform reads the edits of what was public already. */
    editCaseId: { type: 'string' },
    /** What that has last refused it for, or taken it away from who is not in it. */
    moderation: { type: CustomAttributeType<CampaignModeration>('any') },
    /** Of the first offer: what an offer says changes no more. */
    frozenAt: { type: 'string' },
    /** Of the first offer that was accepted: it stays for good. */
    engagedAt: { type: 'string' },
    invited: counter,
    applied: counter,
    shortlisted: counter,
    offered: counter,
    engaged: counter,
    submitted: counter,
    approved: counter,
    paid: counter,
    /** What accepted offers promise, in cents, and what of it is paid. */
    committedCents: counter,
    paidCents: counter,
    /** As long as it is open with a last day. */
    closingShard: { type: closingShards },
    closesOn: { type: 'string' },
    /** As long as it is open to whoever is on the marketplace. */
    marketKey: { type: ['all'] as const },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['campaignId'], casing: 'none' },
    },
    byMarket: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['marketKey'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['campaignId'], casing: 'none' },
    },
    byClosing: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['closingShard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['closesOn'], casing: 'none' },
    },
  },
});
export type UgcCampaignItem = EntityItem<typeof UgcCampaign>;
