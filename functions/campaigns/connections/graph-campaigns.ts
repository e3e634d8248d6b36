import * as z from 'zod';
import {
  type CampaignObjective,
  type CampaignStatus,
  campaignLimits,
} from '../../../shared/campaigns/campaigns.rules.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import type { PlatformSaid } from '../core/campaign.entity.ts';

const text = z.string().optional().catch(undefined);

/** A campaign as the Graph API gives it. */
const GraphCampaign = z.object({
  id: z.string().min(1).max(campaignLimits.externalId),
  name: z.string().catch(''),
  objective: text,
  effective_status: text,
  daily_budget: z.coerce.number().optional().catch(undefined),
  lifetime_budget: z.coerce.number().optional().catch(undefined),
  start_time: text,
  stop_time: text,
});

export const campaignFields = 'id,name,objective,effective_status,daily_budget,lifetime_budget,start_time,stop_time';

const objectives: Record<string, CampaignObjective> = {
  OUTCOME_AWARENESS: 'awareness',
  OUTCOME_TRAFFIC: 'traffic',
  OUTCOME_ENGAGEMENT: 'engagement',
  OUTCOME_LEADS: 'leads',
  OUTCOME_SALES: 'sales',
  OUTCOME_APP_PROMOTION: 'app',
  BRAND_AWARENESS: 'awareness',
  REACH: 'awareness',
  LINK_CLICKS: 'traffic',
  POST_ENGAGEMENT: 'engagement',
  PAGE_LIKES: 'engagement',
  VIDEO_VIEWS: 'engagement',
  MESSAGES: 'engagement',
  EVENT_RESPONSES: 'engagement',
  LEAD_GENERATION: 'leads',
  CONVERSIONS: 'sales',
  PRODUCT_CATALOG_SALES: 'sales',
  STORE_VISITS: 'traffic',
  APP_INSTALLS: 'app',
};

const conversionNames: Partial<Record<CampaignObjective, string>> = { leads: 'Prospects', app: 'Installations' };
/** What the conversions of a campaign are: see `countsOf`. */
export const conversionNameOf = (objective: CampaignObjective): string => conversionNames[objective] ?? 'Achats';

/** Those that have a hundredth: of these the smallest unit is the whole one (Meta, « Currencies »). */
const withoutCents = new Set(['CLP', 'COP', 'CRC', 'HUF', 'IDR', 'ISK', 'JPY', 'KRW', 'PYG', 'TWD', 'VND']);

/** A campaign of an account, as far as we read it. */
export type ReadCampaign = { externalId: string; platformStatus: string | undefined; said: Required<PlatformSaid> };

/** Null where it is none. Days are those of the account. */
export function readGraphCampaign(
  record: unknown,
  account: { currency: string; timezone: string },
): ReadCampaign | null {
  const { data } = GraphCampaign.safeParse(record);
  if (!data) return null;
  const startDate = dayOf(data.start_time, account.timezone);
  const endDate = dayOf(data.stop_time, account.timezone);
  const isOver = endDate !== null && endDate < dayIn(account.timezone);
  return {
    externalId: data.id,
    platformStatus: data.effective_status?.slice(0, 60),
    said: {
      name: nameOf(data.name, data.id),
      objective: objectives[data.objective ?? ''] ?? 'sales',
      status: statusOf(data.effective_status, isOver),
      budget: budgetOf(data, account.currency),
      startDate,
      // One that ends before it begins says nothing.
      endDate: startDate && endDate && endDate < startDate ? null : endDate,
      attribution: null,
    },
  };
}

export const nameOf = (name: string, id: string): string =>
  name.replace(/\s+/g, ' ').trim().slice(0, campaignLimits.name) || id;

function dayOf(moment: string | undefined, timezone: string): string | null {
  const at = Date.parse(moment?.replace(/([+-]\d{2})(\d{2})$/, '$1:$2') ?? '');
  // Meta says 1970 of what has no date.
  return Number.isNaN(at) || at < Date.UTC(2000, 0, 1) ? null : dayIn(timezone, new Date(at));
}

function statusOf(effective: string | undefined, isOver: boolean): CampaignStatus {
  if (effective === 'ARCHIVED' || effective === 'DELETED') return 'archived';
  if (isOver) return 'ended';
  return effective === 'ACTIVE' ? 'active' : 'paused';
}

function budgetOf(
  {
    daily_budget: daily,
    lifetime_budget: total,
  }: { daily_budget?: number | undefined; lifetime_budget?: number | undefined },
  currency: string,
): Required<PlatformSaid>['budget'] {
  const parts = withoutCents.has(currency) ? 1 : 100;
  if (daily && daily > 0) return { type: 'daily', amount: daily / parts };
  if (total && total > 0) return { type: 'total', amount: total / parts };
  return null;
}
