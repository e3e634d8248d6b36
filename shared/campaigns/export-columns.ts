import type { Counter } from '../rules/counters.ts';
import type { ImportField } from './import-fields.ts';

export const exportLocales = ['fr', 'en'] as const;
export type ExportLocale = (typeof exportLocales)[number];

type Named = Record<ExportLocale, string>;
type Said = Exclude<ImportField, Counter | 'dateEnd' | 'results' | 'resultType' | 'costMicros' | 'status'>;

/** The columns of an export that say what a line is of, in their order; an import knows them again. */
export const exportedNames: Record<Said, Named> = {
  date: { fr: 'Jour', en: 'Day' },
  campaign: { fr: 'Campagne', en: 'Campaign' },
  ownId: { fr: 'Identifiant Réclame', en: 'Réclame ID' },
  campaignId: { fr: 'Identifiant de la campagne', en: 'Campaign ID' },
  platform: { fr: 'Plateforme de la campagne', en: 'Campaign platform' },
  adSet: { fr: 'Ensemble de publicités', en: 'Ad set' },
  ad: { fr: 'Publicité', en: 'Ad' },
  adId: { fr: 'Identifiant de la publicité', en: 'Ad ID' },
  segmentType: { fr: 'Type de segment', en: 'Segment type' },
  segment: { fr: 'Segment', en: 'Segment' },
  currency: { fr: 'Devise', en: 'Currency' },
};

/** Those that hold its figures, as the screens call them; money says its currency too where there is one alone. */
export const exportedCounters: Record<Counter, Named> = {
  spend: { fr: 'Dépense', en: 'Spend' },
  impressions: { fr: 'Impressions', en: 'Impressions' },
  reach: { fr: 'Personnes touchées', en: 'Reach' },
  clicks: { fr: 'Clics (tous)', en: 'Clicks (all)' },
  linkClicks: { fr: 'Clics (lien)', en: 'Link clicks' },
  landingPageViews: { fr: 'Vues de la page', en: 'Landing page views' },
  engagements: { fr: 'Interactions', en: 'Engagements' },
  videoViews3s: { fr: 'Vues de 3 s', en: '3-second video plays' },
  videoViews15s: { fr: 'Vues de 15 s', en: '15-second video plays' },
  videoViewsComplete: { fr: 'Vues complètes', en: 'Video plays at 100%' },
  leads: { fr: 'Prospects', en: 'Leads' },
  addToCarts: { fr: 'Ajouts au panier', en: 'Adds to cart' },
  checkouts: { fr: 'Paiements lancés', en: 'Checkouts initiated' },
  conversions: { fr: 'Conversions', en: 'Conversions' },
  revenue: { fr: 'CA attribué', en: 'Attributed revenue' },
  reach7d: { fr: 'Personnes touchées en 7 jours', en: 'Reach over 7 days' },
  reach28d: { fr: 'Personnes touchées en 28 jours', en: 'Reach over 28 days' },
};
