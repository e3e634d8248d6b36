import type { Industry } from '../ads/ads.rules.ts';
import type { ComparedMetric } from '../rules/estimates.ts';
import {
  googleShopping,
  instagram,
  linkedinBlog,
  linkedinImage,
  linkedinVideo,
  metaBlog,
  metaFrance,
  metaRetail,
  pinterest,
  type Study,
  snapchatBlog,
  tiktokBlog,
  tiktokRetail,
  tiktokShops,
  youtubeBlog,
  youtubeMean,
} from './benchmark-sources.ts';

/** Figures of a study: one value, or from least to most; rates as published, in per cent. */
export type PlatformFigures = {
  study: Study;
  industry?: Industry;
  figures: Partial<Record<ComparedMetric, number | readonly [number, number]>>;
};

/** What ZenABM gives beside its means. */
const median = { statistic: 'median' } as const;

/**
 * Left out: what no page is known to say (CPM of Facebook, costs of a lead and of a purchase on Instagram, two medians of ROAS of
 * shops, CTR of YouTube), what is none of our ratios (costs and rates of views), factors between countries, groceries (no industry of
 * ours). Nobody reliable publishes CTR and CPC of Snapchat, or France by industry.
 */
export const platformFigures: readonly PlatformFigures[] = [
  { study: metaBlog, figures: { roas: [2, 3.5] } },
  { study: instagram, figures: { ctr: 1.19, cpc: 0.69, cpm: 8.16 } },
  { study: googleShopping, figures: { ctr: 4.2, cpc: 1.16, conversionRate: 2.81, cpa: 38.4 } },
  { study: { ...googleShopping, ...median }, figures: { roas: 4.2 } },
  {
    study: { ...googleShopping, statistic: 'range', caveat: 'Performance Max, boutiques en ligne.' },
    figures: { roas: [3.5, 5] },
  },
  { study: tiktokShops, figures: { cpm: 13.26, conversionRate: 2.01, cpa: 32.74 } },
  { study: tiktokBlog, figures: { ctr: [0.6, 1.2], cpc: [0.7, 1.5], roas: [1.8, 3] } },
  { study: linkedinImage, figures: { ctr: 0.48, cpc: 16.34, cpm: 72.94 } },
  { study: { ...linkedinImage, ...median }, figures: { ctr: 0.42, cpc: 13.23, cpm: 59.15 } },
  { study: linkedinVideo, figures: { ctr: 0.37, cpc: 20.66, cpm: 48.87 } },
  { study: { ...linkedinVideo, ...median }, figures: { ctr: 0.24, cpc: 15.61, cpm: 38.94 } },
  { study: linkedinBlog, figures: { ctr: [0.44, 0.65], cpc: [5.5, 9.25], cpm: [25, 44] } },
  { study: youtubeMean, figures: { cpm: 3.5 } },
  { study: youtubeBlog, figures: { cpm: [5, 15] } },
  { study: snapchatBlog, figures: { cpm: [5, 12] } },
  { study: pinterest, figures: { cpc: [0.3, 1.5], cpm: [2, 5] } },
  { study: { ...pinterest, statistic: 'mean' }, figures: { cpc: 0.8, cpm: 3.5, conversionRate: 1.5 } },
  { study: { ...pinterest, objective: 'sales', caveat: 'Commerce de détail.' }, figures: { cpa: [7, 8] } },
  { study: metaFrance, figures: { cpc: [0.3, 0.7], cpm: [4, 10] } },
  { study: metaRetail, industry: 'fashion', figures: { cpm: [8, 14] } },
  { study: metaRetail, industry: 'beauty', figures: { cpm: [10, 18] } },
  { study: metaRetail, industry: 'home', figures: { cpm: [7, 12] } },
  { study: tiktokRetail, industry: 'fashion', figures: { cpm: [5, 9] } },
  { study: tiktokRetail, industry: 'beauty', figures: { cpm: [6, 11] } },
  { study: tiktokRetail, industry: 'home', figures: { cpm: [4, 8] } },
];
