import { newId } from '../../platform/new-id.ts';

/** What a campaign starts with, whoever makes it. */
export const blankCampaign = (now: Date) => ({
  campaignId: newId('cmp', now),
  targets: {},
  boardIds: [],
  adIds: [],
  tags: [],
  adCount: 0,
  revision: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  version: 1,
});
