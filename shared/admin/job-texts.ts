import type { queues, schedules } from '../workers.ts';

export type QueueName = keyof typeof queues;
export type ScheduleName = keyof typeof schedules;

/** What people call the queues. */
export const queueTexts: Record<QueueName, string> = {
  returnedMails: 'Mails qui reviennent',
  prospectImports: 'Imports de prospects',
  prospectBulk: 'Actions sur tous les prospects trouvés',
  prospectRemovals: 'Suppressions de prospects',
  prospectUpkeep: 'Scores des prospects',
  boardRemovals: 'Suppressions et copies de boards',
  adImports: 'Imports d’annonces',
  searchAlerts: 'Recherches suivies',
  clientMoves: 'Clients réunis',
  campaignImports: 'Imports de campagnes',
  campaignRemovals: 'Suppressions de campagnes',
  campaignWatches: 'Alertes des campagnes',
  reportRuns: 'Rapports planifiés',
  modelRuns: 'Textes demandés aux modèles',
  resultImports: 'Imports de résultats',
  mails: 'Mails',
  deliveries: 'Webhooks',
  pixelEvents: 'Conversions pour Meta',
  purges: 'Espaces et comptes à effacer',
  dataExports: 'Archives de données',
  handOvers: 'Départs de membres',
  billingSyncs: 'Abonnements et factures annoncés par Stripe',
  billingNights: 'Abonnements relus chez Stripe, la nuit',
  notices: 'Mails de notifications',
};

/** What people call what runs by the clock. */
export const scheduleTexts: Record<ScheduleName, string> = {
  closeImpersonations: 'Fin des vues du support',
  rescoreProspects: 'Scores des prospects',
  remindActions: 'Rappels des prochaines actions',
  noticeRetention: 'Prospects à ne plus conserver',
  buildCatalogue: 'Index de la bibliothèque',
  alertSearches: 'Recherches suivies',
  refreshAdvertisers: 'Annonceurs suivis',
  watchCampaigns: 'Alertes des campagnes',
  endCampaigns: 'Campagnes dont la date de fin est passée',
  syncConnections: 'Lecture des comptes publicitaires',
  sendReports: 'Rapports planifiés',
  sweepGenerations: 'Textes laissés en cours',
  sweepImports: 'Imports laissés en cours',
  sweepOutbox: 'Webhooks et notifications oubliés',
  purgeDeleted: 'Espaces et comptes à effacer',
  sweepExports: 'Archives laissées en cours',
  remindTrials: 'Fins d’essai et cartes qui expirent',
  reconcileBilling: 'Abonnements relus chez Stripe',
  sealForgotten: 'Lignes du journal à sceller',
  verifyRest: 'Vérification du journal, suite',
  anchorChains: 'Journal mis sous clé',
  verifyChains: 'Vérification du journal',
  sendDigests: 'Résumés des notifications',
  keepDeadLetters: 'Relevé des messages abandonnés',
};
