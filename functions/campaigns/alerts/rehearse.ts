import { setImmediate as pause } from 'node:timers/promises';
import { type AlertRule, alertRuleLimits } from '../../../shared/campaigns/alert-rule.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { ruleReading, timesRaised } from '../../../shared/rules/rule-values.ts';
import { addColumns, noSums, type Sums } from '../../../shared/rules/sums.ts';
import { daysBetween } from '../../../shared/rules/totals.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { type CampaignFigures, figuresIn } from '../core/figures-in.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';
import { isWatchedBy } from './rule-filters.ts';

type Rehearsal = { index: number; times: number }[];

/** Campaigns between two pauses: others are answered meanwhile. */
const campaignsAtOnce = 50;

/** How many alerts each rule would have raised in the last ninety days, had it stood: of all campaigns, on days between their first and last figures. */
export async function rehearse(workspaceId: string, rules: readonly AlertRule[]): Promise<Rehearsal> {
  const times = rules.map(() => 0);
  if (rules.length === 0) return [];
  const campaigns = await campaignsNow(workspaceId);
  const to = parisDay();
  const longest = Math.max(...rules.map(({ windowDays }) => windowDays));
  const from = addDays(to, -alertRuleLimits.rehearsalDays - 2 * longest);
  const figures = await figuresIn(workspaceId, campaigns, { from, to });
  for (const [at, campaign] of campaigns.entries()) {
    if (at > 0 && at % campaignsAtOnce === 0) await pause();
    const own = figures.get(campaign.campaignId);
    if (!own || !rules.some(({ filters }) => isWatchedBy(campaign, filters))) continue;
    const until = runningSums(own, { from, to });
    for (const [index, rule] of rules.entries())
      if (isWatchedBy(campaign, rule.filters))
        times[index] = (times[index] ?? 0) + timesOf(rule, campaign, until, from);
  }
  return times.map((count, index) => ({ index, times: count }));
}

/** What was measured from the first day to each, that one counted: what is of some days is the difference of two. */
function runningSums({ quarters }: CampaignFigures, { from, to }: { from: string; to: string }): Sums[] {
  const days = Array.from({ length: daysBetween(from, to) }, () => noSums());
  for (const { quarter, columns, places } of quarters) {
    for (let place = places[0]; place <= places[1]; place++) {
      const own = days[daysBetween(from, addDays(quarter, place)) - 1];
      if (own) addColumns(own, columns, [place, place]);
    }
  }
  for (let at = 1; at < days.length; at++) {
    const [before, own] = [days[at - 1], days[at]];
    if (before && own) for (let sum = 0; sum < own.length; sum++) own[sum] = (own[sum] ?? 0) + (before[sum] ?? 0);
  }
  return days;
}

function timesOf(rule: AlertRule, campaign: CampaignItem, until: readonly Sums[], from: string): number {
  const { firstDay, lastDay, timezone } = campaign;
  if (firstDay === undefined || lastDay === undefined) return 0;
  const yesterday = addDays(dayIn(timezone), -1);
  const spoke: boolean[] = [];
  for (let back = alertRuleLimits.rehearsalDays - 1; back >= 0; back--) {
    const day = addDays(yesterday, -back);
    const begins = addDays(day, 1 - rule.windowDays);
    const isRunning = begins >= firstDay && day <= lastDay;
    const last = daysBetween(from, day) - 1;
    const [now, before] = [last, last - rule.windowDays].map((end) => between(until, end - rule.windowDays, end));
    spoke.push(isRunning && now !== undefined && before !== undefined && ruleReading(rule, now, before) !== null);
  }
  return timesRaised(spoke);
}

/** The sums of the days after one place to another. */
function between(until: readonly Sums[], after: number, end: number): Sums {
  const sums = noSums();
  const [whole, less] = [until[end], until[after]];
  for (let at = 0; at < sums.length; at++) sums[at] = (whole?.[at] ?? 0) - (less?.[at] ?? 0);
  return sums;
}
