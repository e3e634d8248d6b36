import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { campaignPlatforms } from './campaigns.rules.ts';

/** What an alert is about: a day or weeks unlike those before, what stopped, a budget, an ad, a target, figures that are late, a rule of one's own. */
export const alertKinds = {
  anomaly: 'Écart inhabituel',
  stopped: 'Arrêt',
  pacing: 'Rythme du budget',
  fatigue: 'Publicité en perte de vitesse',
  target: 'Objectif manqué',
  stale_data: 'Chiffres en retard',
  rule: 'Règle',
} as const;
export type AlertKind = keyof typeof alertKinds;

export const alertStates = {
  open: 'À traiter',
  acknowledged: 'Prise en charge',
  dismissed: 'Ignorée',
  resolved: 'Résolue',
} as const;
export type AlertState = keyof typeof alertStates;

export const alertSeverities = { critical: 'Critique', warning: 'À surveiller' } as const;
export type AlertSeverity = keyof typeof alertSeverities;

/** How long one that is dismissed stays silent. */
export const dismissedDays = 14;
/** How many a day are told one by one, those that are critical as many again; then one notification counts the others. */
export const toldOneByOne = { warning: 5, critical: 10 } as const satisfies Record<AlertSeverity, number>;
/** How many a campaign has at once: what concerns the most money. */
export const mostAlerts = 25;

const nullable = z.number().nullable();

/** What shows it: figures, what they were expected to be, and the days they are of. */
export const AlertEvidence = z.object({
  value: nullable,
  /** What was usual, what is aimed at, or the threshold of a rule. */
  expected: nullable,
  /** How far it is from that, in the deviations of its kind. */
  score: nullable,
  direction: z.enum(['up', 'down']).nullable(),
  /** Between which chance leaves the value. */
  lower: nullable,
  upper: nullable,
  from: Day,
  to: Day,
});
export type AlertEvidence = z.infer<typeof AlertEvidence>;

export const Alert = z.object({
  id: z.string(),
  campaignId: z.string(),
  adId: z.string().nullable(),
  /** Of a rule. */
  ruleId: z.string().nullable(),
  kind: z.enum(keysOf(alertKinds)),
  metric: z.string().nullable(),
  severity: z.enum(keysOf(alertSeverities)),
  title: z.string(),
  detail: z.string(),
  evidence: AlertEvidence,
  /** The money that it concerns: what the campaign or the ad spent in the seven days to the last on which it was seen. */
  spend: nullable,
  currency: z.string(),
  state: z.enum(keysOf(alertStates)),
  firstSeenOn: Day,
  lastSeenOn: Day,
  resolvedOn: Day.nullable(),
  /** Until when one that is dismissed is silent. */
  dismissedUntil: z.string().nullable(),
  /** Who took charge of it or dismissed it. */
  takenBy: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Alert = z.infer<typeof Alert>;

/** With what is shown of its campaign. */
export const AlertOfCampaign = Alert.extend({
  campaign: z.object({ id: z.string(), name: z.string(), platform: z.enum(keysOf(campaignPlatforms)) }),
});
export type AlertOfCampaign = z.infer<typeof AlertOfCampaign>;
