import type { PlanLimits } from '../kernel/plans.ts';

export type LimitName = keyof PlanLimits;

/** What a plan limits, as people call it, in the order in which they read it. */
export const limitLabels: Record<LimitName, string> = {
  prospects: 'Prospects',
  activeCampaigns: 'Campagnes actives',
  members: 'Membres et invitations',
  brands: 'Marques',
  personas: 'Personas',
  resultAds: 'Annonces dont les résultats sont importés',
  aiCredits: 'Crédits d’IA du mois',
  ugcCampaigns: 'Campagnes UGC en cours',
  storageGb: 'Fichiers gardés',
};
