export const notificationLimits = {
  keptDays: 90,
  /** More unread ones than that are not counted. */
  counted: 100,
};

/** What notifications may be about, by the word of their event. The pixel stands with the webhooks, as on their page. */
export const notificationSubjects = {
  prospects: 'Prospects',
  campaigns: 'Campagnes',
  ads: 'Annonces',
  boards: 'Boards',
  ai: 'Générateur IA',
  analytics: 'Rapports',
  imports: 'Imports',
  webhooks: 'Webhooks et pixel',
  team: 'Équipe',
} as const;
export type NotificationSubject = keyof typeof notificationSubjects;
