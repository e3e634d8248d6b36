import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Industry } from '../../../shared/ads/ads.rules.ts';
import type {
  BudgetType,
  CampaignObjective,
  CampaignPlatform,
  CampaignStatus,
} from '../../../shared/campaigns/campaigns.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { campaignShards } from './campaign-shards.ts';

/** Of a campaign, what its platform says of it. People's edits stand until the platform says something else. */
export type PlatformSaid = {
  name?: string;
  objective?: CampaignObjective;
  status?: CampaignStatus;
  budget?: { type: BudgetType; amount: number } | null;
  startDate?: string | null;
  endDate?: string | null;
  attribution?: { clickDays: number; viewDays: number } | null;
};

const ids = { type: 'list', items: { type: 'string' }, required: true } as const;

/**
 * A campaign. `version` is raised by people's edits, `revision` by every write: figures that come in write `firstDay`,
 * `lastDay` and `adCount`.
 */
export const Campaign = defineEntity({
  model: { service: 'reclame', entity: 'campaign', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    platform: { type: CustomAttributeType<CampaignPlatform>('string'), required: true },
    objective: { type: CustomAttributeType<CampaignObjective>('string'), required: true },
    status: { type: CustomAttributeType<CampaignStatus>('string'), required: true },
    /** As the platform calls its state. */
    platformStatus: { type: 'string' },
    externalId: { type: 'string' },
    connectionId: { type: 'string' },
    /** What the platform said last, where a reading of its account keeps it: see `saidByPlatform`. */
    platformSaid: { type: CustomAttributeType<PlatformSaid>('any') },
    clientId: { type: 'string' },
    ownerId: { type: 'string' },
    industry: { type: CustomAttributeType<Industry>('string') },
    currency: { type: 'string', required: true },
    timezone: { type: 'string', required: true },
    budget: {
      type: 'map',
      properties: {
        type: { type: CustomAttributeType<BudgetType>('string'), required: true },
        amount: { type: 'number', required: true },
      },
    },
    startDate: { type: 'string' },
    endDate: { type: 'string' },
    marginRate: { type: 'number' },
    targets: {
      type: 'map',
      properties: {
        cpa: { type: 'number' },
        cpl: { type: 'number' },
        roas: { type: 'number' },
        ctr: { type: 'number' },
      },
      required: true,
    },
    conversionName: { type: 'string' },
    attribution: {
      type: 'map',
      properties: { clickDays: { type: 'number', required: true }, viewDays: { type: 'number', required: true } },
    },
    boardIds: ids,
    adIds: ids,
    tags: ids,
    notes: { type: 'string' },
    firstDay: { type: 'string' },
    lastDay: { type: 'string' },
    adCount: { type: 'number', required: true },
    /** Those of its alerts that are not resolved. */
    alertIds: { type: 'list', items: { type: 'string' } },
    /** Those of them that are open; none where it is not active. */
    openAlerts: { type: 'number' },
    /** Those of the open ones that are critical. */
    criticalAlerts: { type: 'number' },
    /** Of the fictional account that shows what campaigns look like. */
    example: { type: 'boolean' },
    /** Of one that ends by itself once its `endDate` has passed. */
    endShard: { type: campaignShards },
    revision: { type: 'number', required: true },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['campaignId'], casing: 'none' },
    },
    byEnd: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['endShard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['endDate'], casing: 'none' },
    },
  },
});

export type CampaignItem = EntityItem<typeof Campaign>;
