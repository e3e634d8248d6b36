import * as z from 'zod';
import { industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { currencyCode } from '../prospects/prospects.rules.ts';
import { comparedMetrics } from '../rules/estimates.ts';
import { campaignObjectives, campaignPlatforms, defaultCurrency, campaignLimits as limits } from './campaigns.rules.ts';
import { ComparisonAnswer } from './comparison-answer.ts';
import { comparisonProblems } from './messages.ts';
import { checkPeriod, type PeriodQuery, periodQuery } from './period-query.ts';

const route = routes('campaigns/comparison');

const id = z.string().min(1).max(60);
const Metric = z.enum(comparedMetrics);

/** A campaign, one of its ads, or days of either in place of the period. */
const Subject = z.strictObject({
  campaignId: id,
  adId: z.string().trim().min(1).max(100).optional(),
  from: periodQuery.from,
  to: periodQuery.to,
});
export type AskedSubject = z.infer<typeof Subject>;

const few = <T extends z.ZodType>(item: T) => z.array(item).min(2).max(limits.compared);

const Asked = z.strictObject({
  campaignIds: few(id).optional(),
  subjects: few(Subject).optional(),
  ...periodQuery,
  metrics: z.array(Metric).min(1).max(limits.compared),
  primaryMetric: Metric.optional(),
});

type Check<Value> = { value: Value; issues: object[] };

function checkAsked({ value, issues }: Check<z.infer<typeof Asked>>): void {
  const { campaignIds, subjects = [], metrics } = value;
  const refuse = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', path, message, input: value });
  checkPeriod({ value, issues });
  if (!campaignIds === !value.subjects) refuse(['campaignIds'], comparisonProblems.oneOf);
  subjects.forEach((subject, at) => {
    const own: { path: string[]; message: string }[] = [];
    checkPeriod({ value: subject as PeriodQuery, issues: own });
    for (const { path, message } of own) refuse(['subjects', at, ...path], message);
  });
  const twice = <T>(all: readonly T[], path: string, message: string) => {
    const keys = all.map((one) => JSON.stringify(one));
    const at = keys.findIndex((key, place) => keys.indexOf(key) < place);
    if (at >= 0) refuse([path, at], message);
  };
  twice(campaignIds ?? [], 'campaignIds', comparisonProblems.subjectTwice);
  twice(
    subjects.map((subject) => [subject.campaignId, subject.adId, subject.from, subject.to]),
    'subjects',
    comparisonProblems.subjectTwice,
  );
  twice(metrics, 'metrics', comparisonProblems.metricTwice);
}

export const compareCampaigns = route({
  operation: 'compareCampaigns',
  method: 'POST',
  path: '/api/campaigns/compare',
  auth: 'campaigns:read',
  summary: 'Comparer des campagnes, des publicités ou des périodes, avec ce que vaut chaque écart',
  body: Asked.check(checkAsked),
  errors: ['not_found'],
  output: ComparisonAnswer.extend({
    from: z.string(),
    to: z.string(),
    /** In the order asked, as the verdict calls them. */
    subjects: z.array(
      z.object({
        campaignId: z.string(),
        adId: z.string().nullable(),
        name: z.string(),
        currency: z.string(),
        from: z.string(),
        to: z.string(),
        /** Of an ad: our copy of its image, for a quarter of an hour, and the ad of the library that it is. */
        imageUrl: z.string().nullable(),
        libraryAdId: z.string().nullable(),
      }),
    ),
  }),
});

const figure = z.number().nullable();

const PublishedFigure = z.object({
  platform: z.enum(keysOf(campaignPlatforms)),
  industry: z.enum(['all', ...keysOf(industries)]),
  objective: z.enum(keysOf(campaignObjectives)).nullable(),
  metric: Metric,
  statistic: z.enum(['mean', 'median', 'range']),
  value: figure,
  min: figure,
  max: figure,
  currency: z.string().nullable(),
  geo: z.string(),
  period: z.string(),
  n: z.int().nullable(),
  source: z.string(),
  url: z.string(),
  confidence: z.enum(['A', 'B', 'C']),
  caveat: z.string().nullable(),
});
export type PublishedFigure = z.infer<typeof PublishedFigure>;

export const getBenchmarks = route({
  operation: 'getBenchmarks',
  method: 'GET',
  path: '/api/campaigns/benchmarks',
  auth: 'campaigns:read',
  summary: 'Les repères publiés, et les médianes de vos propres campagnes sur un an',
  query: z.object({
    platform: z.enum(keysOf(campaignPlatforms)).optional(),
    /** `all` is what studies say of all sectors together. */
    industry: z.enum(['all', ...keysOf(industries)]).optional(),
    objective: z.enum(keysOf(campaignObjectives)).optional(),
    metric: Metric.optional(),
    /** Of one's own amounts. */
    currency: z.string().regex(currencyCode, 'Code de devise attendu').default(defaultCurrency),
  }),
  output: z.object({
    items: z.array(PublishedFigure),
    own: z.array(
      z.object({
        metric: Metric,
        n: z.int(),
        median: figure,
        p25: figure,
        p75: figure,
        currency: z.string().nullable(),
        reason: z.enum(['insufficient_campaigns']).nullable(),
      }),
    ),
  }),
});
