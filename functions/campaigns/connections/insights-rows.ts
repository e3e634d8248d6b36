import * as z from 'zod';
import type { CampaignObjective } from '../../../shared/campaigns/campaigns.rules.ts';
import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import type { Counter, Counts } from '../../../shared/rules/counters.ts';

const text = z.string().catch('');
const Actions = z.array(z.object({ action_type: z.string(), value: z.coerce.number().catch(0) })).catch([]);

/** A row of insights as Meta gives it: figures are texts, and what is nought may be left out. */
export const Insights = z.object({
  campaign_id: z.string().min(1).max(campaignLimits.externalId),
  campaign_name: text,
  adset_name: text,
  ad_id: text,
  ad_name: text,
  date_start: z.iso.date(),
  date_stop: z.iso.date(),
  attribution_setting: text,
  spend: z.coerce.number().catch(0),
  impressions: z.coerce.number().catch(0),
  reach: z.coerce.number().optional().catch(undefined),
  clicks: z.coerce.number().catch(0),
  inline_link_clicks: z.coerce.number().catch(0),
  actions: Actions,
  action_values: Actions,
  video_thruplay_watched_actions: Actions,
  video_p100_watched_actions: Actions,
});
export type Insights = z.infer<typeof Insights>;

export const insightsFields = [
  'campaign_id',
  'campaign_name',
  'spend',
  'impressions',
  'reach',
  'clicks',
  'inline_link_clicks',
  'actions',
  'action_values',
  'video_thruplay_watched_actions',
  'video_p100_watched_actions',
  'account_currency',
  'attribution_setting',
];
export const adFields = ['adset_id', 'adset_name', 'ad_id', 'ad_name'];

/** Types that mean one thing, the broadest first: the first that is there counts, since each holds those after it. */
const synonyms = {
  purchases: ['omni_purchase', 'purchase', 'offsite_conversion.fb_pixel_purchase', 'onsite_conversion.purchase'],
  leads: ['lead', 'onsite_conversion.lead_grouped', 'offsite_conversion.fb_pixel_lead'],
  installs: ['omni_app_install', 'mobile_app_install', 'app_install'],
  addToCarts: ['omni_add_to_cart', 'add_to_cart'],
  checkouts: ['omni_initiated_checkout', 'initiate_checkout'],
  landingPageViews: ['landing_page_view'],
  videoViews: ['video_view'],
  engagements: ['post_engagement'],
};

type Actions = z.infer<typeof Actions>;

const typeIn = (actions: Actions, types: readonly string[]) =>
  types.find((type) => actions.some(({ action_type }) => action_type === type));
const valueUnder = (actions: Actions, type: string | undefined): number =>
  actions.find(({ action_type }) => action_type === type)?.value ?? 0;
const count = (actions: Actions, types: readonly string[]) => valueUnder(actions, typeIn(actions, types));
const first = (actions: Actions): number => actions[0]?.value ?? 0;

/** What a row of insights counts, in our counters; conversions are what the objective of its campaign is after. */
export function countsOf(row: Insights, objective: CampaignObjective): Counts {
  const { actions, action_values } = row;
  const purchase = typeIn(actions, synonyms.purchases) ?? typeIn(action_values, synonyms.purchases);
  const leads = count(actions, synonyms.leads);
  const purchases = valueUnder(actions, purchase);
  const conversions =
    objective === 'leads' ? leads : objective === 'app' ? count(actions, synonyms.installs) : purchases;
  const isRevenueMeasured = action_values.length > 0 || objective === 'sales';
  const counts: Counts = {
    spend: row.spend,
    impressions: row.impressions,
    ...(row.reach !== undefined && { reach: row.reach }),
    clicks: row.clicks,
    linkClicks: row.inline_link_clicks,
    landingPageViews: count(actions, synonyms.landingPageViews),
    engagements: count(actions, synonyms.engagements),
    videoViews3s: count(actions, synonyms.videoViews),
    videoViews15s: first(row.video_thruplay_watched_actions),
    videoViewsComplete: first(row.video_p100_watched_actions),
    leads,
    addToCarts: count(actions, synonyms.addToCarts),
    checkouts: count(actions, synonyms.checkouts),
    conversions,
    ...(isRevenueMeasured && { revenue: valueUnder(action_values, purchase) }),
  };
  return kept(counts);
}

const inHundredths: ReadonlySet<string> = new Set<Counter>([
  'spend',
  'revenue',
  'leads',
  'addToCarts',
  'checkouts',
  'conversions',
]);

/** As they can be stored: whole things are whole, the rest to the hundredth; what is no figure, or less than nought, is not measured. */
function kept(counts: Counts): Counts {
  const all = Object.entries(counts).flatMap(([counter, value]) => {
    if (!Number.isFinite(value) || value < 0) return [];
    return [[counter, inHundredths.has(counter) ? Math.round(value * 100) / 100 : Math.round(value)]];
  });
  return Object.fromEntries(all);
}

/** `7d_click_1d_view`; null of what is neither clicks nor views. */
export function attributionOf(setting: string): { clickDays: number; viewDays: number } | null {
  const clickDays = Number(/(\d+)d_click/.exec(setting)?.[1] ?? 0);
  const viewDays = Number(/(\d+)d_view/.exec(setting)?.[1] ?? 0);
  return clickDays + viewDays > 0 && clickDays <= 90 && viewDays <= 90 ? { clickDays, viewDays } : null;
}
