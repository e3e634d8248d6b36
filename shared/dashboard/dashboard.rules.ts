/** The cards of the dashboard, in the order in which a newcomer finds them, and what stands above each. */
export const dashboardCards = {
  attention: 'À voir',
  pacing: 'Rythme des budgets',
  results: 'Ce qui marche, ce qui ne marche pas',
  prospects: 'Prospects à rappeler',
  library: 'Nouvelles annonces suivies',
  connections: 'Connexions en échec',
  series: 'Dépense et chiffre d’affaires',
} as const;
export type DashboardCard = keyof typeof dashboardCards;

/** What a dashboard shows at most. */
export const dashboardLimits = {
  attention: 10,
  pacing: 5,
  results: 3,
  /** Prospects to call. */
  due: 5,
  /** Followed advertisers that have started ads. */
  advertisers: 5,
  failing: 10,
};

/** Days over which ads of followed advertisers are new. */
export const newAdDays = 7;

/** What someone may have to look at. */
export const attentionKinds = ['alert', 'connection', 'webhook', 'pixel', 'report', 'action'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** What may be missing of a dashboard: its parts, and of `attention` and `failing` what each was read from. */
export const dashboardParts = [
  'currencies',
  'recent',
  'series',
  'attention',
  'failing',
  'pacing',
  'best',
  'worst',
  'prospects',
  'library',
  'steps',
  'layout',
  'alerts',
  'connections',
  'webhooks',
  'pixels',
  'reports',
] as const;
export type DashboardPart = (typeof dashboardParts)[number];
