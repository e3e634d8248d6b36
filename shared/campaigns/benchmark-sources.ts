import type { CampaignObjective, CampaignPlatform } from './campaigns.rules.ts';

/** What is common to the figures of one study. */
export type Study = {
  platform: CampaignPlatform;
  objective: CampaignObjective | null;
  statistic: 'mean' | 'median' | 'range';
  currency: 'USD' | 'EUR';
  geo: string;
  /** With its year. */
  period: string;
  /** Campaigns or ads of the whole study. */
  n: number | null;
  source: string;
  url: string;
  /** A: the publisher's own page, or two copies that agree; B: one copy of a named publisher; C: a seller's blog, or a range. */
  confidence: 'A' | 'B' | 'C';
  caveat: string | null;
  /** Its page does not say which clicks it counts: said of the figures that count them. */
  clicksUnsaid?: true;
};

const american = { currency: 'USD', geo: 'US' } as const;
const wholeStudy = 'Le nombre de campagnes est celui de toute l’étude, tous secteurs réunis.';
export const whichClicks = 'La source ne dit pas s’il s’agit de tous les clics ou des seuls clics sur un lien.';

export const googleSearch: Study = {
  ...american,
  platform: 'google',
  objective: null,
  statistic: 'mean',
  period: 'avril 2025 à mars 2026',
  n: 13_474,
  source: 'WordStream et LocaliQ, Google Ads Benchmarks 2026',
  url: 'https://www.wordstream.com/blog/2026-google-ads-benchmarks',
  confidence: 'A',
  caveat: `Annonces de recherche de Google Ads et de Microsoft Advertising. ${wholeStudy}`,
};

const facebook2025 = {
  ...american,
  platform: 'meta',
  statistic: 'median',
  period: 'avril 2024 à juin 2025',
  source: 'WordStream et LocaliQ, Facebook Ads Benchmarks 2025',
  url: 'https://www.wordstream.com/blog/facebook-ads-benchmarks-2025',
  confidence: 'B',
  caveat: wholeStudy,
  clicksUnsaid: true,
} as const;
export const metaLeads2025: Study = { ...facebook2025, objective: 'leads', n: 726 };
export const metaTraffic2025: Study = { ...facebook2025, objective: 'traffic', n: 554 };

const facebook2026 = {
  ...american,
  platform: 'meta',
  statistic: 'median',
  period: '2026',
  n: null,
  source: 'LocaliQ, Facebook Advertising Benchmarks 2026',
  url: 'https://localiq.com/blog/facebook-advertising-benchmarks/',
  confidence: 'C',
  caveat: 'Lu chez un tiers, pas dans l’étude elle-même.',
  clicksUnsaid: true,
} as const;
export const metaLeads2026: Study = { ...facebook2026, objective: 'leads' };
export const metaTraffic2026: Study = { ...facebook2026, objective: 'traffic' };

export const metaShops: Study = {
  ...american,
  platform: 'meta',
  objective: 'sales',
  statistic: 'median',
  period: 'août 2025 à juillet 2026',
  n: null,
  source: 'Triple Whale, Facebook Ads Benchmarks',
  url: 'https://www.triplewhale.com/blog/facebook-ads-benchmarks',
  confidence: 'B',
  caveat: 'Boutiques en ligne.',
  clicksUnsaid: true,
};

/** A seller's blog that compiles others, or says a range: an order of magnitude. */
const blog = { ...american, objective: null, statistic: 'range', n: null, confidence: 'C' } as const;
const citedByWordStream = {
  ...american,
  objective: null,
  url: facebook2025.url,
} as const;

export const metaBlog: Study = {
  ...blog,
  platform: 'meta',
  objective: 'sales',
  period: '2026',
  source: 'AdLibrary, Meta Ad Benchmarks E-commerce 2026',
  url: 'https://adlibrary.com/posts/meta-ad-benchmarks-ecommerce-2026',
  caveat: 'Boutiques en ligne.',
};
export const instagram: Study = {
  ...citedByWordStream,
  platform: 'meta',
  statistic: 'mean',
  period: 'juin 2025',
  n: null,
  source: 'Gupta Media, cité par WordStream',
  confidence: 'B',
  caveat: 'Instagram seul.',
  clicksUnsaid: true,
};
export const googleShopping: Study = {
  ...blog,
  platform: 'google',
  objective: 'sales',
  statistic: 'mean',
  period: '2026',
  source: 'InsightIQ, E-commerce Ad Benchmarks 2026',
  url: 'https://insight-iq.ai/blog/ecommerce-ad-benchmarks-2026',
  caveat: 'Google Shopping, boutiques en ligne.',
};
export const tiktokShops: Study = {
  ...citedByWordStream,
  platform: 'tiktok',
  objective: 'sales',
  statistic: 'median',
  period: '2025',
  n: null,
  source: 'Triple Whale, cité par WordStream',
  confidence: 'B',
  caveat: 'Boutiques en ligne.',
};
export const tiktokBlog: Study = {
  ...blog,
  platform: 'tiktok',
  objective: 'sales',
  period: '2026',
  source: 'Affect Group, TikTok Ads Traffic Benchmarks',
  url: 'https://affectgroup.com/blog/tiktok-ads-traffic-benchmarks-ctr-and-cpc/',
  caveat: 'Boutiques en ligne.',
  clicksUnsaid: true,
};

const linkedin = {
  ...american,
  platform: 'linkedin',
  objective: null,
  period: '2026',
  source: 'ZenABM, cité par Stackmatix',
  url: 'https://www.stackmatix.com/blog/linkedin-ads-benchmarks',
  confidence: 'B',
} as const;
export const linkedinImage: Study = { ...linkedin, statistic: 'mean', n: 936, caveat: 'Publicités à image seules.' };
export const linkedinVideo: Study = { ...linkedin, statistic: 'mean', n: 342, caveat: 'Publicités vidéo seules.' };
export const linkedinBlog: Study = {
  ...linkedin,
  statistic: 'range',
  n: null,
  source: 'Stackmatix, LinkedIn Ads Benchmarks',
  confidence: 'C',
  caveat: 'Tous formats.',
};

export const youtubeMean: Study = {
  ...blog,
  platform: 'youtube',
  statistic: 'mean',
  period: '2025',
  source: 'Digital Thrive, YouTube CPM',
  url: 'https://digitalthriveai.com/en-au/resources/paid-advertising/youtube-cpm/',
  caveat: 'Tous formats, très inégaux.',
};
const prooflytics = {
  ...blog,
  period: '2026',
  source: 'Prooflytics, CPM Benchmarks by Platform 2026',
  url: 'https://tag.prooflytics.io/blog/cpm-benchmarks-by-platform',
} as const;
export const youtubeBlog: Study = {
  ...prooflytics,
  platform: 'youtube',
  caveat: 'Vidéos placées avant ou pendant une autre (in-stream).',
};
export const snapchatBlog: Study = { ...prooflytics, platform: 'snapchat', caveat: null };

export const pinterest: Study = {
  ...citedByWordStream,
  platform: 'pinterest',
  statistic: 'range',
  period: '2025',
  n: 270,
  source: 'Funnel.io, cité par WordStream',
  confidence: 'C',
  caveat: 'Plusieurs secteurs, surtout le commerce.',
};

export const metaFrance: Study = {
  ...blog,
  platform: 'meta',
  currency: 'EUR',
  geo: 'FR',
  period: '2026',
  source: 'Effinity, Coût d’une publicité Facebook en 2026',
  url: 'https://www.effinity.fr/blog/cout-publicite-facebook-2026-tarifs-budgets-strategies-optimisation',
  caveat: 'Ordre de grandeur donné par une agence, sans étude publiée.',
};
const europeanRetail = {
  ...blog,
  objective: 'sales',
  currency: 'EUR',
  geo: 'UE et US',
  period: '2025, sans le quatrième trimestre',
  source: 'Metricuno, CPM Benchmarks',
  url: 'https://website-staging.metricuno.com/cpm-benchmarks',
  caveat: 'Commerce de détail.',
} as const;
export const metaRetail: Study = { ...europeanRetail, platform: 'meta' };
export const tiktokRetail: Study = { ...europeanRetail, platform: 'tiktok' };
