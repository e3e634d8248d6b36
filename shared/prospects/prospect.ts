import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { schemasOf } from './field-schemas.ts';
import { grades, outcomes, timelineTypes } from './prospects.rules.ts';

/** What a rule of the score brought; the points of all the lines add up to the score. */
export const ScoreDetail = z.object({
  rule: z.string(),
  group: z.enum(['fit', 'engagement', 'bounds']),
  label: z.string(),
  points: z.number(),
});
export type ScoreDetail = z.infer<typeof ScoreDetail>;

export const Prospect = z.object({
  id: z.string(),
  ...schemasOf('shown'),
  /** By id, what it says of the fields of its workspace; nothing where it says none. */
  custom: z.record(z.string(), z.union([z.string(), z.number()])),
  closedAt: z.string().nullable(),
  /** Null where that is not known. */
  statusSince: z.string().nullable(),
  score: z.int().min(0).max(100),
  grade: z.enum(grades),
  scoreDetails: z.array(ScoreDetail),
  lastActivityAt: z.string().nullable(),
  activityCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Prospect = z.infer<typeof Prospect>;

/** A line of a prospect's timeline. */
export const ProspectActivity = z.object({
  id: z.string(),
  type: z.enum(keysOf(timelineTypes)),
  content: z.string(),
  outcome: z.enum(keysOf(outcomes)).nullable(),
  at: z.string(),
  /** Who wrote it; null when the product did. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  dueAt: z.string().nullable(),
  doneAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type ProspectActivity = z.infer<typeof ProspectActivity>;
