import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { anomalyKinds, watched } from '../rules/anomaly.ts';
import { fatigueReasons, fatigueStates } from '../rules/fatigue.ts';
import { pacingStates } from '../rules/pacing.ts';
import { warningTexts } from '../rules/warning-texts.ts';
import { targetMetrics } from './campaigns.rules.ts';

const nullable = z.number().nullable();

/** How the spend goes against the budget: money to the cent, shares of 1. */
export const Pacing = z.object({
  state: z.enum(pacingStates),
  amount: nullable,
  spent: nullable,
  spentShare: nullable,
  elapsedShare: nullable,
  pace: nullable,
  ratePerDay: nullable,
  projected: nullable,
  neededPerDay: nullable,
  runsOutOn: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export const Anomaly = z.object({
  date: z.string(),
  metric: z.enum(watched),
  kind: z.enum(anomalyKinds),
  value: z.number(),
  expected: z.number(),
  /** How far from what was expected, in the deviations of its kind. */
  score: z.number(),
  direction: z.enum(['up', 'down']),
  severity: z.enum(['warning', 'critical']),
  /** The day that explains it: then it is shown, and alerts nobody. */
  specialDay: z.string().nullable(),
  text: z.string(),
});

export const Fatigue = z.object({
  adId: z.string(),
  adName: z.string(),
  state: z.enum(fatigueStates),
  /** Why nothing is said of it. */
  reason: z.enum(fatigueReasons).nullable(),
  signals: z.object({
    ctr: z
      .object({
        metric: z.enum(['linkCtr', 'ctr']),
        first: z.number(),
        recent: z.number(),
        drop: z.number(),
        pValue: z.number(),
      })
      .nullable(),
    cost: z
      .object({ metric: z.enum(['cpa', 'cpc']), first: z.number(), recent: z.number(), ratio: z.number() })
      .nullable(),
    frequency: nullable,
  }),
});

/** Whether a target is met: told when all of the interval stands on one side. */
export const TargetState = z.object({
  metric: z.enum(targetMetrics),
  target: z.number(),
  value: nullable,
  interval: z.object({ lower: z.number(), upper: z.number() }).nullable(),
  state: z.enum(['met', 'missed', 'uncertain', 'insufficient_data']),
});

/** What is told of a campaign at the end of a day. */
export const Findings = z.object({
  targets: z.array(TargetState),
  pacing: Pacing,
  anomalies: z.array(Anomaly),
  fatigue: z.array(Fatigue),
  warnings: z.array(z.object({ code: z.enum(keysOf(warningTexts)), text: z.string() })),
  freshness: z.object({
    /** The last day with figures. */
    lastDay: z.string().nullable(),
    /** When its connected account was last read to the end; null where none is. */
    lastSyncAt: z.string().nullable(),
    /** From here on the platform still adds conversions; null when all figures are settled. */
    provisionalFrom: z.string().nullable(),
  }),
});
export type Findings = z.infer<typeof Findings>;
