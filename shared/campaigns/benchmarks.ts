import type { Industry } from '../ads/ads.rules.ts';
import { type ComparedMetric, isMoney } from '../rules/estimates.ts';
import { isShare } from '../rules/ratio-formats.ts';
import {
  googleSearch,
  metaLeads2025,
  metaLeads2026,
  metaShops,
  metaTraffic2025,
  metaTraffic2026,
  type Study,
  whichClicks,
} from './benchmark-sources.ts';
import {
  googleSearchTable,
  type IndustryTable,
  metaLeads2025Table,
  metaLeads2026Table,
  metaShopsTable,
  metaTraffic2025Table,
  metaTraffic2026Table,
} from './benchmarks-by-industry.ts';
import { platformFigures } from './benchmarks-by-platform.ts';

/** A published figure, with what it takes to judge it: a landmark, never a target. Rates are fractions. */
export type Benchmark = Omit<Study, 'currency' | 'clicksUnsaid'> & {
  industry: Industry | 'all';
  metric: ComparedMetric;
  value: number | null;
  min: number | null;
  max: number | null;
  /** Of an amount. */
  currency: string | null;
};

type Figure = number | readonly [number, number];

const ofClicks: ReadonlySet<ComparedMetric> = new Set(['ctr', 'cpc', 'conversionRate']);

function benchmarkOf(
  { clicksUnsaid, ...study }: Study,
  industry: Industry | 'all',
  metric: ComparedMetric,
  figure: Figure,
): Benchmark {
  // Per cent to fractions without what binary would add: 6.64 is 0.0664.
  const read = (published: number) => (isShare(metric) ? Number((published / 100).toFixed(6)) : published);
  const [value, min, max] =
    typeof figure === 'number' ? [read(figure), null, null] : [null, read(figure[0]), read(figure[1])];
  const caveat = [study.caveat, clicksUnsaid && ofClicks.has(metric) && whichClicks].filter(Boolean).join(' ') || null;
  return { ...study, caveat, industry, metric, value, min, max, currency: isMoney(metric) ? study.currency : null };
}

function byIndustry(study: Study, { metrics, lines }: IndustryTable): Benchmark[] {
  const industries = Object.entries(lines) as [Industry | 'all', readonly (number | null)[]][];
  return industries.flatMap(([industry, figures]) =>
    metrics.flatMap((metric, at) => {
      const figure = figures[at] ?? null;
      return figure === null ? [] : [benchmarkOf(study, industry, metric, figure)];
    }),
  );
}

const byPlatform = platformFigures.flatMap(({ study, industry, figures }) =>
  (Object.entries(figures) as [ComparedMetric, Figure][]).map(([metric, figure]) =>
    benchmarkOf(study, industry ?? 'all', metric, figure),
  ),
);

/** What others have published. Nothing is filled in between, and what a copy makes doubtful is left out. */
export const benchmarks: readonly Benchmark[] = [
  ...byIndustry(googleSearch, googleSearchTable),
  ...byIndustry(metaLeads2026, metaLeads2026Table),
  ...byIndustry(metaTraffic2026, metaTraffic2026Table),
  ...byIndustry(metaLeads2025, metaLeads2025Table),
  ...byIndustry(metaTraffic2025, metaTraffic2025Table),
  ...byIndustry(metaShops, metaShopsTable),
  ...byPlatform,
];
