import * as z from 'zod';
import { deltaNames } from '../campaigns/delta-names.ts';
import { campaignFilters } from '../campaigns/list.contract.ts';
import { namingLimits } from '../campaigns/naming.ts';
import { checkPeriod, periodQuery } from '../campaigns/period-query.ts';
import { baseCurrency } from '../campaigns/rates.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { listParam } from '../kernel/query.ts';
import { email, lineText, optionalLine, requiredText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { requiredField } from '../kernel/validation-messages.ts';
import { comparedMetrics } from '../rules/estimates.ts';
import { granularities } from '../rules/periods.ts';
import { blendedSource } from './blended.contract.ts';
import { usualThreshold } from './creatives.rules.ts';
import { reportFrequencies, reportLimits, reportParts, reportProblems } from './reports.rules.ts';

const id = z.string().min(1).max(60);

/** The campaigns that a report is of, as in their list; but for `me`, who would be another for each reader. */
export const ReportFilters = z.strictObject({
  ...campaignFilters,
  ownerId: listParam(
    z
      .string()
      .max(60)
      .refine((who) => who !== 'me', reportProblems.me),
  ).optional(),
});
export type ReportFilters = z.output<typeof ReportFilters>;

/** Days that move on with the calendar, or two that stay. */
export const ReportPeriod = z
  .strictObject(periodQuery)
  .check(checkPeriod)
  .check(({ value: { from, preset }, issues }) => {
    if (!from && !preset) issues.push({ code: 'custom', path: ['preset'], message: requiredField, input: from });
  });
export type ReportPeriod = z.output<typeof ReportPeriod>;

const measure = z.enum(deltaNames);
const once = <T extends z.ZodType>(one: T, problem: string) =>
  z.array(one).refine((all) => new Set(all).size === all.length, problem);
const measures = (max: number) => once(measure, reportProblems.measureTwice).min(1).max(max);

/** Each kind of block, with what is said of any. */
const blockWith = <Own extends z.ZodRawShape>(own: Own, fewestCompared: number) =>
  z.discriminatedUnion('type', [
    z.strictObject({ ...own, type: z.literal('figures'), measures: measures(reportLimits.measures) }),
    z.strictObject({
      ...own,
      type: z.literal('timeseries'),
      measures: measures(reportLimits.curves),
      granularity: z.enum(granularities).default('day'),
    }),
    z.strictObject({
      ...own,
      type: z.literal('breakdown'),
      by: z.enum(keysOf(reportParts)),
      measures: measures(reportLimits.measures),
      limit: z.int().min(1).max(reportLimits.lines).default(10),
    }),
    z.strictObject({ ...own, type: z.literal('pacing') }),
    z.strictObject({
      ...own,
      type: z.literal('funnel'),
      /** Whether it goes on from the prospects that ads brought to those that signed; asks for `prospects:read`. */
      crm: z.boolean().default(false),
    }),
    z.strictObject({
      ...own,
      type: z.literal('blended'),
      /** The sales that people wrote down, or the deals that were signed; those ask for `prospects:read`. */
      source: blendedSource.default('sales'),
    }),
    z.strictObject({
      ...own,
      type: z.literal('compare'),
      /** Those that are gone, or that the report's filters do not find any more, are left out; fewer than two are not compared. */
      campaignIds: once(id, reportProblems.campaignTwice)
        .min(fewestCompared, reportProblems.compared)
        .max(reportLimits.compared),
      /** The first tells the verdict. */
      metrics: once(z.enum(comparedMetrics), reportProblems.measureTwice).min(1).max(reportLimits.comparedBy),
    }),
    z.strictObject({
      ...own,
      type: z.literal('creatives'),
      /** By what ads are judged; where none is said, the one that most campaigns have a target of. */
      metric: z.enum(comparedMetrics).nullable().default(null),
      /** Ads that spent less are not judged. */
      minSpend: z.number().min(0).max(1_000_000_000).default(usualThreshold),
      limit: z.int().min(1).max(reportLimits.ads).default(6),
      /** A field of the naming rule of ads, by which they are grouped too. */
      by: lineText(namingLimits.field).nullable().default(null),
    }),
    z.strictObject({ ...own, type: z.literal('annotations') }),
    z.strictObject({ ...own, type: z.literal('text'), text: requiredText(reportLimits.text) }),
  ]);

/** As it is stored: what was kept before a comparison asked for two campaigns is still read. */
export const ReportBlock = blockWith({ id: z.string(), title: z.string().nullable() }, 0);
export type ReportBlock = z.output<typeof ReportBlock>;

/** As someone writes one: a block that is new has no id. */
const block = blockWith({ id: id.optional(), title: optionalLine(reportLimits.title) }, reportLimits.fewestCompared);
const blocks = z
  .array(block)
  .max(reportLimits.blocks)
  .check(({ value, issues }) => {
    for (const [at, { id: own }] of value.entries())
      if (own && value.findIndex((one) => one.id === own) < at)
        issues.push({ code: 'custom', path: [at, 'id'], message: reportProblems.blockTwice, input: own });
  });

/** `logo` is the data URL of a PNG or a JPEG, which the server reads; or, to keep it, the address that it has. */
const branding = z.strictObject({
  name: optionalLine(textLimits.name),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, reportProblems.color)
    .transform((color) => color.toLowerCase())
    .nullish()
    .transform((color) => color ?? undefined),
  logo: z
    .string()
    .nullish()
    .transform((logo) => logo || undefined),
  footer: optionalLine(reportLimits.footer),
});

export const ReportSchedule = z
  .strictObject({
    frequency: z.enum(keysOf(reportFrequencies)),
    /** 1 is Monday; of a weekly one. */
    weekday: z.int().min(1).max(7).optional(),
    /** Of a monthly one; the last day of a month that has no such day. */
    day: z.int().min(1).max(31).optional(),
    /** In Paris. */
    hour: z.int().min(0).max(23),
    /** How long the team has it before it leaves. */
    reviewHours: z.int().min(0).max(reportLimits.reviewHours).default(0),
    recipients: z.array(email.pipe(z.string())).min(1).max(reportLimits.recipients),
    pdf: z.boolean().default(true),
  })
  .check(({ value, issues }) => {
    const { frequency, weekday, day, recipients } = value;
    const [wanted, other] = frequency === 'weekly' ? [weekday, day] : [day, weekday];
    const path = [frequency === 'weekly' ? 'weekday' : 'day'];
    if (wanted === undefined || other !== undefined)
      issues.push({ code: 'custom', path, message: reportProblems.when, input: wanted });
    for (const [at, one] of recipients.entries())
      if (recipients.indexOf(one) < at)
        issues.push({ code: 'custom', path: ['recipients', at], message: reportProblems.recipientTwice, input: one });
  });
export type ReportSchedule = z.output<typeof ReportSchedule>;

const compare = z.enum(['previous', 'year']);
const currency = z.string().regex(/^[A-Z]{3}$/, 'Code de devise attendu');
const convertTo = z.literal(baseCurrency);

/** What is said of a new report. */
export const newReportFields = {
  name: lineText(textLimits.name),
  clientId: optionalLine(60),
  filters: ReportFilters.default({}),
  period: ReportPeriod.default({ preset: 'last_month' }),
  compare: compare.nullable().default(null),
  currency: currency.nullable().default(null),
  convertTo: convertTo.nullable().default(null),
  blocks: blocks.default([]),
  branding: branding.prefault({}),
  schedule: ReportSchedule.nullable().default(null),
};

/** The same in an edit: what is missing stays; each of the things inside is replaced whole. */
export const editedReportFields = {
  name: lineText(textLimits.name).optional(),
  clientId: id.nullable().optional(),
  filters: ReportFilters.optional(),
  period: ReportPeriod.optional(),
  compare: compare.nullable().optional(),
  currency: currency.nullable().optional(),
  convertTo: convertTo.nullable().optional(),
  blocks: blocks.optional(),
  branding: branding.optional(),
  schedule: ReportSchedule.nullable().optional(),
};
