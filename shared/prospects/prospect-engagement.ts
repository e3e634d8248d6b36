import { dayMs, hourMs } from '../kernel/day.ts';
import { parisDay } from '../kernel/paris-day.ts';
import { remembered } from '../kernel/remembered.ts';
import type { Outcome, ProspectSource, TimelineType } from './prospects.rules.ts';
import { type ScoringWeights, type Signal, type SignalRule, scoringRules } from './scoring.ts';

export type EngagementFacts = { source: ProspectSource; collectedAt: string; signals: readonly Signal[] };

/** Of one kind, more on one day do not count. */
const perDay = 5;
/** The older ones do not count: a bound on what one score costs. */
const countedSignals = 200;

/** What a line of a timeline says of a prospect's interest; the opening of an e-mail says nothing, nor does a call of which nobody said how it went. */
export function signalsOf({ type, outcome }: { type: TimelineType; outcome?: Outcome | null }): SignalRule[] {
  const rules: (SignalRule | false | null | undefined)[] = [
    outcome === 'quote_requested' && 'quoteRequested',
    type === 'email' && (outcome === 'positive' || outcome === 'neutral') && 'reply',
    type === 'meeting' && outcome !== 'no_show' && 'meetingHeld',
    type === 'call' && outcome && outcome !== 'no_answer' && outcome !== 'no_show' && 'call',
    type === 'note' && outcome === 'positive' && 'positiveNote',
  ];
  return rules.filter((rule) => typeof rule === 'string');
}

type Dated = Signal & { ms: number };

/** What each thing that happened is still worth, the newest first; what is to come counts as of now, but a meeting to come is not held. */
export function engagementLines(facts: EngagementFacts, { points, halfLives }: ScoringWeights, now: Date) {
  const nowMs = now.getTime();
  return countedOf(datedSignals(facts, nowMs)).map(({ rule, at, ms }) => {
    const { group } = scoringRules[rule];
    return { rule, at, points: points[rule] * 0.5 ** ((nowMs - ms) / dayMs / halfLives[group]) };
  });
}

function datedSignals({ source, collectedAt, signals }: EngagementFacts, nowMs: number): Dated[] {
  const form = source === 'website' || source === 'ads' ? [{ rule: 'form' as const, at: collectedAt }] : [];
  const dated: Dated[] = [];
  for (const { rule, at } of [...signals, ...form]) {
    const ms = Date.parse(at);
    if (Number.isNaN(ms) || (rule === 'meetingHeld' && ms > nowMs)) continue;
    dated.push({ rule, at, ms: Math.min(ms, nowMs) });
  }
  return dated.sort((a, b) => b.ms - a.ms || compare(a.rule, b.rule) || compare(a.at, b.at)).slice(0, countedSignals);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Those that count, of signals in the order of time: the sixth of a kind on one day does not. */
function countedOf(signals: Dated[]): Dated[] {
  const times = new Map<SignalRule, number[]>();
  return signals.filter(({ rule, ms }) => {
    const ofRule = times.get(rule) ?? [];
    times.set(rule, ofRule);
    const fifthBefore = ofRule[ofRule.push(ms) - 1 - perDay];
    // No day has more than 25 hours.
    return fifthBefore === undefined || fifthBefore - ms > 25 * hourMs || dayOf(fifthBefore) !== dayOf(ms);
  });
}

/** Days begin on the hour; formatting a date costs more than all the rest. */
const dayOfHour = remembered((hour: number) => parisDay(new Date(hour * hourMs)), 10_000);
const dayOf = (ms: number) => dayOfHour(Math.floor(ms / hourMs));
