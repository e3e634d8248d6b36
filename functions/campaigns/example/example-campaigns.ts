import { examples } from '../../../shared/campaigns/example/examples.ts';
import { fictionalRows } from '../../../shared/campaigns/example/fictional-rows.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { newId } from '../../platform/new-id.ts';
import { allCampaigns } from '../core/all-campaigns.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** The campaigns of the example as of now, each with its rows up to yesterday. */
export function newExample(workspaceId: string, ownerId: string, now: Date) {
  const today = parisDay(now);
  return examples.map(({ name, days, until = 1, budget, targets, ...usual }) => {
    const [from, to] = [addDays(today, -days), addDays(today, -until)];
    const isOver = until > 1;
    const campaign: CampaignItem = {
      ...{ workspaceId, campaignId: newId('cmp', now), example: true, name, ownerId, targets },
      ...{ platform: usual.platform, objective: 'sales', status: isOver ? 'paused' : 'active' },
      ...{ industry: 'fashion', currency: 'EUR', timezone: 'Europe/Paris', startDate: from, marginRate: 0.55 },
      ...{ conversionName: 'Achats', attribution: { clickDays: 7, viewDays: 1 } },
      ...(budget && { budget: { type: 'daily', amount: budget } }),
      ...{ boardIds: [], adIds: [], tags: ['exemple'], adCount: 0, revision: 1, version: 1 },
      ...{ createdAt: now.toISOString(), updatedAt: now.toISOString() },
    };
    const rows = fictionalRows({ seed: name, season: 'shop', from, to, ...usual });
    return { campaign, rows };
  });
}

/** The campaigns of the example that a workspace has. */
export const exampleOf = async (workspaceId: string): Promise<CampaignItem[]> =>
  (await allCampaigns(workspaceId)).filter(({ example }) => example);
