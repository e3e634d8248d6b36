import { examples } from '../../../shared/campaigns/example/examples.ts';
import { fictionalRows } from '../../../shared/campaigns/example/fictional-rows.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { allCampaigns } from '../core/all-campaigns.ts';
import { blankCampaign } from '../core/blank-campaign.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** The campaigns of the example as of now, each with its rows up to yesterday. */
export function newExample(workspaceId: string, ownerId: string, now: Date) {
  const today = parisDay(now);
  return examples.map(({ name, days, until = 1, budget, targets, ...usual }) => {
    const [from, to] = [addDays(today, -days), addDays(today, -until)];
    const isOver = until > 1;
    const campaign: CampaignItem = {
      ...blankCampaign(now),
      ...{ workspaceId, example: true, name, ownerId, targets, tags: ['exemple'] },
      ...{ platform: usual.platform, objective: 'sales', status: isOver ? 'paused' : 'active' },
      ...{ industry: 'fashion', currency: 'EUR', timezone: 'Europe/Paris', startDate: from, marginRate: 0.55 },
      ...{ conversionName: 'Achats', attribution: { clickDays: 7, viewDays: 1 } },
      ...(budget && { budget: { type: 'daily', amount: budget } }),
    };
    const rows = fictionalRows({ seed: name, season: 'shop', from, to, ...usual });
    return { campaign, rows };
  });
}

/** The campaigns of the example that a workspace has. */
export const exampleOf = async (workspaceId: string): Promise<CampaignItem[]> =>
  (await allCampaigns(workspaceId)).filter(({ example }) => example);
