import type { AlertEvidence, AlertKind, AlertSeverity } from '../campaigns/alert.ts';
import type { AlertRule } from '../campaigns/alert-rule.ts';
import type { Findings } from '../campaigns/findings.ts';
import { addDays } from '../kernel/paris-day.ts';
import { alerting } from './anomalies.ts';
import type { Anomaly } from './anomaly.ts';
import { anomalyDetail } from './anomaly-texts.ts';
import type { Fatigue } from './fatigue.ts';
import type { Pacing } from './pacing.ts';
import type { RuleReading } from './rule-values.ts';
import type { TargetState } from './targets.ts';
import { daysBetween } from './totals.ts';
import {
  anomalyTitle,
  fatigueTexts,
  pacingTexts,
  ruleTexts,
  staleTexts,
  type ThingTexts,
  targetTexts,
} from './watch-texts.ts';

/** What a check sees of a campaign. `thing` is the same from one check to the next as long as it lasts. */
export type Thing = ThingTexts & {
  thing: string;
  kind: AlertKind;
  metric: string | null;
  adId: string | null;
  ruleId: string | null;
  severity: AlertSeverity;
  evidence: AlertEvidence;
};

export type Seen = {
  findings: Findings;
  /** The period that its targets are of. */
  targetDays: { from: string; to: string };
  asOf: string;
  currency: string;
};

/** What the rules of the product tell of a campaign, as someone is to be told of it. */
export function thingsSeen({ findings, targetDays, asOf, currency }: Seen): Thing[] {
  const { anomalies, pacing, targets, fatigue } = findings;
  const alerts = alerting(anomalies, asOf);
  const stopped = new Set(alerts.flatMap(({ kind, metric }) => (kind === 'stopped' ? [metric] : [])));
  return [
    // What has stopped is said once: that it is also far below what is usual says nothing more.
    ...alerts
      .filter(({ kind, metric }) => kind === 'stopped' || !stopped.has(metric))
      .map((anomaly) => ofAnomaly(anomaly, currency)),
    ...ofPacing(pacing, asOf, currency),
    ...targets.flatMap((target) => ofTarget(target, targetDays, currency)),
    ...fatigue.flatMap((ad) => ofFatigue(ad, asOf)),
  ];
}

const nothing = { metric: null, adId: null, ruleId: null } as const;
const noEvidence = { value: null, expected: null, score: null, direction: null, lower: null, upper: null } as const;

/** A day and a drift of one measure in one direction are one thing. */
function ofAnomaly(anomaly: Anomaly, currency: string): Thing {
  const { date, metric, kind, value, expected, score, direction, severity } = anomaly;
  const isStopped = kind === 'stopped';
  const from = kind === 'drift' ? addDays(date, -6) : date;
  return {
    ...nothing,
    thing: isStopped ? `stopped/${metric}` : `anomaly/${metric}/${direction}`,
    kind: isStopped ? 'stopped' : 'anomaly',
    metric,
    severity,
    title: anomalyTitle({ kind, metric, direction }),
    detail: anomalyDetail(anomaly, currency),
    evidence: { ...noEvidence, value, expected, score, direction, from, to: date },
  };
}

/** Days of a budget before which its pace says nothing. */
const leastPacedDays = 3;

function ofPacing(pacing: Pacing, asOf: string, currency: string): Thing[] {
  const { state, pace, from, to, runsOutOn } = pacing;
  if (state !== 'over' && state !== 'under') return [];
  if (pace === null || from === null || to === null || daysBetween(from, asOf) < leastPacedDays) return [];
  const direction = state === 'over' ? 'up' : 'down';
  return [
    {
      ...nothing,
      thing: `pacing/${state}`,
      kind: 'pacing',
      metric: 'spend',
      severity: state === 'over' && runsOutOn !== null ? 'critical' : 'warning',
      ...pacingTexts(pacing, currency),
      evidence: { ...noEvidence, value: pace, expected: 1, direction, from, to: asOf },
    },
  ];
}

function ofTarget(state: TargetState, days: Seen['targetDays'], currency: string): Thing[] {
  const { metric, target, value, interval } = state;
  if (state.state !== 'missed' || value === null || !interval) return [];
  return [
    {
      ...nothing,
      thing: `target/${metric}`,
      kind: 'target',
      metric,
      severity: 'warning',
      ...targetTexts(state, days, currency),
      evidence: {
        ...noEvidence,
        value,
        expected: target,
        ...interval,
        direction: value > target ? 'up' : 'down',
        ...days,
      },
    },
  ];
}

function ofFatigue(ad: Fatigue, asOf: string): Thing[] {
  const { state, adId, signals } = ad;
  if (state !== 'tired' && state !== 'worn') return [];
  const { ctr } = signals;
  return [
    {
      ...nothing,
      thing: `fatigue/${adId}`,
      kind: 'fatigue',
      metric: ctr?.metric ?? null,
      adId,
      severity: state === 'worn' ? 'critical' : 'warning',
      ...fatigueTexts(ad),
      evidence: {
        ...noEvidence,
        value: ctr?.recent ?? null,
        expected: ctr?.first ?? null,
        direction: 'down',
        from: addDays(asOf, -6),
        to: asOf,
      },
    },
  ];
}

/** How many days without a row, after how many that all had some, are late. */
const [lateDays, regularDays] = [2, 7];

/** Figures that no longer come: `measured` tells whether a day has any. */
export function staleThing(lastDay: string | null, asOf: string, measured: (day: string) => boolean): Thing[] {
  if (lastDay === null || lastDay > addDays(asOf, -lateDays)) return [];
  for (let back = 0; back < regularDays; back++) if (!measured(addDays(lastDay, -back))) return [];
  const missing = daysBetween(lastDay, asOf) - 1;
  return [
    {
      ...nothing,
      thing: 'stale_data',
      kind: 'stale_data',
      severity: 'warning',
      ...staleTexts(lastDay, missing),
      evidence: { ...noEvidence, value: missing, expected: 0, direction: 'up', from: addDays(lastDay, 1), to: asOf },
    },
  ];
}

/** A rule of one's own that speaks. */
export function ruleThing(rule: AlertRule, { value, against }: RuleReading, asOf: string, currency: string): Thing {
  return {
    ...nothing,
    thing: `rule/${rule.id}`,
    kind: 'rule',
    metric: rule.metric,
    ruleId: rule.id,
    severity: 'warning',
    ...ruleTexts(rule, { value, against }, currency),
    evidence: {
      ...noEvidence,
      value,
      expected: against,
      direction: value > against ? 'up' : 'down',
      from: addDays(asOf, 1 - rule.windowDays),
      to: asOf,
    },
  };
}
