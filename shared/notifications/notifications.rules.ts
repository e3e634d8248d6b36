export const notificationLimits = {
  keptDays: 90,
  /** More unread ones than that are not counted. */
  counted: 100,
  /** More equal ones of an hour than that are not counted either. */
  folded: 100,
  /** Lines of one category in a digest. */
  digestLines: 20,
  /** What one digest tells of, lines or not: the rest waits for the next. */
  digested: 500,
};

/** What notifications may be about. The pixel stands with the webhooks, as on their page; an import with what it brings. */
export const notificationCategories = {
  prospects: 'Prospects',
  ads: 'Annonces',
  boards: 'Boards',
  campaigns: 'Campagnes',
  analytics: 'Rapports',
  ai: 'Générateur IA',
  ugc: 'UGC',
  webhooks: 'Webhooks et pixel',
  team: 'Équipe',
  billing: 'Facturation',
  account: 'Mon compte',
  system: 'Système',
} as const;
export type NotificationCategory = keyof typeof notificationCategories;
