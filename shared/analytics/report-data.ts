import * as z from 'zod';
import { deltaNames } from '../campaigns/figures.ts';
import { Pacing } from '../campaigns/findings.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { granularities } from '../rules/periods.ts';
import { ratioReasons } from '../rules/ratios.ts';
import { reportParts } from './reports.rules.ts';

const measure = z.enum(deltaNames);

/** A figure; where it has no value, why. */
const Cell = z.object({ measure, value: z.number().nullable(), reason: z.enum(ratioReasons).nullable() });
export type ReportCell = z.infer<typeof Cell>;

const Days = z.object({ from: z.string(), to: z.string() });
const SeriesPoint = Days.extend({ date: z.string(), cells: z.array(Cell) });
const own = { id: z.string(), title: z.string().nullable() };

/** A block with what it shows: no more of the workspace than was chosen, and no id of anything. */
const ComputedBlock = z.discriminatedUnion('type', [
  z.object({
    ...own,
    type: z.literal('figures'),
    /** `previous` and `change` are null where it is compared to nothing. */
    cells: z.array(Cell.extend({ previous: z.number().nullable(), change: z.number().nullable() })),
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
    type: z.literal('annotations'),
    items: z.array(z.object({ date: z.string(), text: z.string() })),
  }),
  z.object({ ...own, type: z.literal('text'), text: z.string() }),
]);
export type ComputedBlock = z.infer<typeof ComputedBlock>;

export const ReportData = z.object({
  ...Days.shape,
  /** The days that it is compared to. */
  previous: Days.nullable(),
  /** Null where no campaign is found. */
  currency: z.string().nullable(),
  campaigns: z.int(),
  /** The last day of the period for which every active campaign of the report has figures; null where there is none. */
  dataThrough: z.string().nullable(),
  blocks: z.array(ComputedBlock),
});
export type ReportData = z.infer<typeof ReportData>;
