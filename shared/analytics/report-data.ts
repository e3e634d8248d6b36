import * as z from 'zod';
import { NoteAnswer, SubjectAnswer, VerdictAnswer } from '../campaigns/comparison-answer.ts';
import { deltaNames } from '../campaigns/delta-names.ts';
import { Pacing } from '../campaigns/findings.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { comparedMetrics, needKinds } from '../rules/estimates.ts';
import { fatigueStates } from '../rules/fatigue.ts';
import { granularities } from '../rules/periods.ts';
import { ratioReasons } from '../rules/ratios.ts';
import { BlendedPeriod } from './blended.contract.ts';
import { creativeStates, unjudgedReasons } from './creatives.rules.ts';
import { CrmStep, FunnelStepAnswer } from './funnel.contract.ts';
import { reportParts } from './reports.rules.ts';

const measure = z.enum(deltaNames);

/** A figure; where it has no value, why. */
const Cell = z.object({ measure, value: z.number().nullable(), reason: z.enum(ratioReasons).nullable() });
export type ReportCell = z.infer<typeof Cell>;

const Days = z.object({ from: z.string(), to: z.string() });
const SeriesPoint = Days.extend({ date: z.string(), cells: z.array(Cell) });

/** How many ads there are, have spent enough to be judged, and win. */
const Judged = z.object({ ads: z.int(), judged: z.int(), winners: z.int() });

/** The metric of an ad or of some together, and how far chance may have moved it, or what is missing to tell it. */
const JudgedFigure = z.object({
  spend: z.number().nullable(),
  value: z.number().nullable(),
  reason: z.enum(ratioReasons).nullable(),
  interval: z.object({ lower: z.number(), upper: z.number() }).nullable(),
  missing: z.array(z.object({ on: z.enum([...needKinds, 'ads']), atLeast: z.number(), have: z.number() })),
});

/** Each kind of block with what it shows: no more of the workspace than was chosen, and no id of anything. */
const blockWith = <Own extends z.ZodRawShape>(own: Own) =>
  z.discriminatedUnion('type', [
    z.object({
      ...own,
      type: z.literal('figures'),
      /** `previous` and `change` are null where it is compared to nothing. */
      /** `pValue` tells how often chance alone would change a ratio as much; null where that cannot be told. */
      cells: z.array(
        Cell.extend({
          previous: z.number().nullable(),
          change: z.number().nullable(),
          pValue: z.number().nullable(),
        }),
      ),
    }),
    z.object({
      ...own,
      type: z.literal('timeseries'),
      granularity: z.enum(granularities),
      points: z.array(SeriesPoint),
      previous: z.array(SeriesPoint).nullable(),
    }),
    z.object({
      ...own,
      type: z.literal('breakdown'),
      by: z.enum(keysOf(reportParts)),
      lines: z.array(z.object({ label: z.string(), share: z.number().nullable(), cells: z.array(Cell) })),
      /** Of all lines, those that are not shown too; from sums. */
      whole: z.array(Cell),
      total: z.int(),
      /** A campaign may be in several lines: they are more than the whole. */
      overlapping: z.boolean(),
    }),
    z.object({
      ...own,
      type: z.literal('pacing'),
      /** Active campaigns with a budget, at the end of the day before the report is read. */
      lines: z.array(z.object({ name: z.string(), currency: z.string(), pacing: Pacing })),
      total: z.int(),
    }),
    z.object({
      ...own,
      type: z.literal('funnel'),
      steps: z.array(FunnelStepAnswer),
      /** How many of the prospects that ads brought came how far, and what each cost: nobody's name. Null where that was not chosen. */
      crm: z.array(CrmStep.pick({ key: true, count: true, rate: true, cost: true })).nullable(),
    }),
    z.object({ ...own, type: z.literal('blended'), ...BlendedPeriod.shape }),
    z.object({
      ...own,
      type: z.literal('compare'),
      /** What the campaigns are called, in the order chosen. */
      names: z.array(z.string()),
      /** Chosen campaigns that are gone, or that the report does not find any more. */
      leftOut: z.int(),
      /** Null where there are not two. */
      comparison: z
        .object({
          metrics: z.array(
            z.object({
              metric: z.enum(comparedMetrics),
              subjects: z.array(SubjectAnswer.pick({ value: true, interval: true, reason: true, days: true })),
            }),
          ),
          verdict: VerdictAnswer,
          notes: z.array(NoteAnswer),
        })
        .nullable(),
    }),
    z.object({
      ...own,
      type: z.literal('creatives'),
      metric: z.enum(comparedMetrics),
      minSpend: z.number(),
      /** Then no ad is shown. */
      unjudged: z.enum(unjudgedReasons).nullable(),
      counts: Judged,
      /** Ads of campaigns that have no target of the metric. */
      withoutTarget: z.int(),
      /** The winners that spent most, then the others that did. */
      lines: z.array(
        JudgedFigure.extend({
          name: z.string(),
          campaign: z.string(),
          target: z.number().nullable(),
          state: z.enum(keysOf(creativeStates)),
          fatigue: z.enum(fatigueStates),
        }),
      ),
      by: z.string().nullable(),
      /** Names have no such field any more. */
      isGone: z.boolean(),
      /** Those that spent most, of all `totalGroups`. */
      groups: z.array(JudgedFigure.extend({ ...Judged.shape, label: z.string(), share: z.number().nullable() })),
      totalGroups: z.int(),
    }),
    z.object({
      ...own,
      type: z.literal('annotations'),
      items: z.array(z.object({ date: z.string(), text: z.string() })),
    }),
    z.object({ ...own, type: z.literal('text'), text: z.string() }),
  ]);

const title = z.string().nullable();
const ComputedBlock = blockWith({ id: z.string(), title });
export type ComputedBlock = z.infer<typeof ComputedBlock>;

/** What is said of the figures of a report, beside its blocks. */
const about = {
  ...Days.shape,
  /** The day on which it is read, from which its period rolls. */
  asOf: z.string(),
  /** The days that it is compared to. */
  previous: Days.nullable(),
  /** Null where no campaign is found. */
  currency: z.string().nullable(),
  campaigns: z.int(),
  /** The last day of the period for which every active campaign of the report has figures; null where there is none. */
  dataThrough: z.string().nullable(),
  /** The first day of the period to which platforms still add conversions; null where none is so young. */
  provisionalFrom: z.string().nullable(),
  /** Amounts of other currencies are in it, each at the rate of its day. */
  isConverted: z.boolean(),
  /** In how many days platforms count a conversion, each window once; null where a campaign does not say. */
  attributions: z.array(z.object({ clickDays: z.int(), viewDays: z.int() }).nullable()),
  /** What the conversions are of, each once. */
  conversionNames: z.array(z.string()),
};

export const ReportData = z.object({ ...about, blocks: z.array(ComputedBlock) });
export type ReportData = z.infer<typeof ReportData>;

const DocumentBlock = blockWith({ title });
export type DocumentBlock = z.infer<typeof DocumentBlock>;

/** A report as its page, its PDF and its mails show it: nothing of the workspace but what was chosen. */
export const ReportDocument = z.object({
  name: z.string(),
  branding: z.object({
    name: z.string().nullable(),
    color: z.string().nullable(),
    /** A data URL. */
    logo: z.string().nullable(),
    footer: z.string().nullable(),
  }),
  ...about,
  blocks: z.array(DocumentBlock),
});
export type ReportDocument = z.infer<typeof ReportDocument>;
