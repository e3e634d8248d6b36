/** Where ads run. */
export const campaignPlatforms = {
  meta: 'Meta',
  google: 'Google Ads',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  microsoft: 'Microsoft Advertising',
  other: 'Autre',
} as const;
export type CampaignPlatform = keyof typeof campaignPlatforms;

export const campaignObjectives = {
  awareness: 'Notoriété',
  traffic: 'Trafic',
  engagement: 'Engagement',
  leads: 'Prospects',
  sales: 'Ventes',
  app: 'Application',
} as const;
export type CampaignObjective = keyof typeof campaignObjectives;

export const campaignStatuses = {
  draft: 'Brouillon',
  active: 'Active',
  paused: 'En pause',
  ended: 'Terminée',
  archived: 'Archivée',
} as const;
export type CampaignStatus = keyof typeof campaignStatuses;

export const budgetTypes = { daily: 'Par jour', total: 'Total' } as const;
export type BudgetType = keyof typeof budgetTypes;

/** Ratios that a campaign may have a target for. */
export const targetMetrics = ['cpa', 'cpl', 'roas', 'ctr'] as const;
export type TargetMetric = (typeof targetMetrics)[number];

/** What one workspace and one campaign can hold, and the most characters of their texts. */
export const campaignLimits = {
  campaigns: 2_000,
  ads: 500,
  /** In a quarter: of the campaign, of its ads, and of the segments of either. */
  series: 2_000,
  name: 200,
  externalId: 100,
  conversionName: 60,
  tags: 20,
  linked: 50,
  notes: 5_000,
  bulk: 200,
  amount: 1e9,
  rows: 1_000,
  adName: 300,
  segmentValue: 100,
  compared: 6,
  /** Saved views of the list, in a workspace. */
  views: 50,
  annotation: 300,
  rates: 2_000,
  /** Of an ad's image, and how many ads take one at once. */
  imageBytes: 2_000_000,
  imageSide: 8_000,
  imageAds: 20,
};

export const defaultCurrency = 'EUR';

/** How long a deleted campaign can be brought back. */
export const restoreSeconds = 30;

/** Rows of performance begin no earlier. */
export const firstPerformanceDay = '2000-01-01';
