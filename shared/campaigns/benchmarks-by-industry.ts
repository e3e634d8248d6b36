import type { Industry } from '../ads/ads.rules.ts';
import type { ComparedMetric } from '../rules/estimates.ts';

/** Figures of some metrics, a line an industry: a rate as published, in per cent; null where nothing is. */
export type IndustryTable = {
  metrics: readonly ComparedMetric[];
  lines: Partial<Record<Industry | 'all', readonly (number | null)[]>>;
};

/**
 * Google, 2026. Left out: the cost of a lead of « Emploi & carrière » and of « Santé & fitness », which the copy gives the same
 * value, 67.36.
 */
export const googleSearchTable: IndustryTable = {
  metrics: ['ctr', 'cpc', 'conversionRate', 'cpl'],
  lines: {
    all: [6.64, 5.42, 8.18, 66.69],
    pets: [7.49, 4.06, 16.22, 31.5],
    fashion: [6.64, 4.44, 4.5, 97.51],
    arts: [12.75, 1.63, 5.91, 26.84],
    legal: [5.87, 9.87, 5.55, 131.63],
    'car-sales': [8.28, 2.27, 6.01, 44.26],
    'car-repair': [5.56, 4.35, 15.51, 29.96],
    beauty: [6.75, 4.62, 10.35, 39.25],
    business: [6.1, 5.87, 4.85, 93.69],
    careers: [5.88, 5.81, 3.05, null],
    dental: [5.66, 8, 10.67, 72.97],
    education: [7.56, 4.81, 13.14, 77.48],
    finance: [9.83, 3.39, 2.64, 74.44],
    furniture: [6.57, 3.97, 2.99, 106.7],
    'health-fitness': [5.81, 6.17, 6.94, null],
    home: [6.47, 8.33, 8.05, 90.92],
    manufacturing: [6.57, 5.87, 8.2, 75.19],
    'personal-services': [7.16, 7.17, 12.34, 54.6],
    medicine: [6.61, 4.76, 12.43, 40.04],
    'real-estate': [7.61, 3.22, 3.7, 102.51],
    restaurants: [6.83, 2.05, 8.05, 30.57],
    shopping: [8.28, 4.14, 4.01, 49.4],
    sports: [8.75, 2.77, 7.69, 44.26],
    travel: [9.32, 2.14, 5.83, 44.7],
  },
};

/** Meta, campaigns for leads, 2025. Left out: « Arts & loisirs » and « Juridique », of which one line repeats the other's cost of a lead. */
export const metaLeads2025Table: IndustryTable = {
  metrics: ['ctr', 'cpc', 'conversionRate', 'cpl'],
  lines: {
    all: [2.59, 1.92, 7.72, 27.66],
    beauty: [2.55, 3.06, 5.29, 51.42],
    careers: [2.81, 0.86, 5.77, 17.64],
    dental: [1.05, 9.78, 6.38, 76.71],
    education: [1.86, 1.65, 10.08, 28.22],
    furniture: [1.48, 2.18, 3.77, 40.04],
    'health-fitness': [1.72, 2.64, 5.63, 52.98],
    home: [1.94, 2.23, 5.22, 41.26],
    manufacturing: [2.08, 1.8, 9.34, 37.34],
    'personal-services': [1.99, 2.08, 6.51, 30.57],
    medicine: [3.02, 2.23, 4.51, 47.47],
    'real-estate': [3.75, 1.57, 9.53, 16.61],
    restaurants: [2.97, 0.74, 18.25, 3.16],
    sports: [3.41, 1.07, 5.48, 19.3],
  },
};

/** Meta, campaigns for leads, 2026. */
export const metaLeads2026Table: IndustryTable = {
  metrics: ['ctr', 'conversionRate', 'cpc', 'cpl'],
  lines: {
    all: [2.7, 8.54, 1.8, 27.39],
    arts: [3.34, 15.31],
    'car-sales': [2.29, 4.15],
    beauty: [1.35, 5.63],
    careers: [3.52, 5.38],
    dental: [1.62, 6.07],
    education: [1.74, 15.87],
    furniture: [3.78, 5.66],
    'health-fitness': [3.09, 7.98],
    home: [2.14, 5.32],
    manufacturing: [2.57, 4.5],
    'personal-services': [2.24, 6.61],
    medicine: [4.18, 6.41],
    'real-estate': [4.17, 9.95],
    sports: [3.16, 6.75],
  },
};

/** Meta, campaigns for traffic, 2025. */
export const metaTraffic2025Table: IndustryTable = {
  metrics: ['ctr', 'cpc'],
  lines: {
    all: [1.71, 0.7],
    arts: [2.1, 0.49],
    legal: [1.76, 0.86],
    'car-repair': [0.8],
    beauty: [1.81, 0.74],
    business: [1.38, 0.75],
    finance: [0.98, 1.22],
    'health-fitness': [1.63, 0.8],
    home: [1.28, 0.99],
    'personal-services': [1.7, 1],
    medicine: [0.83, 0.82],
    'real-estate': [1.68, 0.91],
    shopping: [4.13, 0.34],
    sports: [2.6, 0.41],
    travel: [2.76, 0.51],
  },
};

/** Meta, campaigns for traffic, 2026. */
export const metaTraffic2026Table: IndustryTable = { metrics: ['ctr', 'cpc'], lines: { all: [1.93, 0.6] } };

/**
 * Meta, shops, 2026. « Sport & outdoor » stands for sports, « maison & jardin » for home, « santé & bien-être » for health and
 * fitness, « formation en ligne » for education. Left out, without an industry of ours: auto parts, luggage, babies, toys and art,
 * lifestyle, electronics, food, books and music. The published rate of conversion is of all visits of a shop, whoever sent
 * them: no rate of ours.
 */
export const metaShopsTable: IndustryTable = {
  metrics: ['cpm', 'ctr', 'aov'],
  lines: {
    all: [15.06, 2.39, 73.36],
    sports: [12.38, 2.01, 113.93],
    home: [14.16, 2.38, 114.43],
    fashion: [11.72, 2.44, 89.17],
    pets: [16.71, 2.37, 60.12],
    beauty: [16.9, 2.46, 61.18],
    'health-fitness': [20.34, 3.02, 62.99],
    education: [14.91, 2.74, 42.79],
  },
};
