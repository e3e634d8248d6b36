import { keysOf } from '../kernel/closed-lists.ts';
import { inHundredths } from './hundredths.ts';
import type { Period } from './periods.ts';
import type { Attribution } from './provisional.ts';
import type { RatioName, Ratios } from './ratios.ts';
import type { DayFigures } from './totals.ts';
import { type WarningCode, type WarningFacts, warningTexts } from './warning-texts.ts';

export type Warning = { code: WarningCode; text: string };

/** What a day has spent by the row of the whole and by those of its ads. */
export type SpendLevels = { date: string; campaign: number | undefined; ads: number | undefined };

export type WarningsOf = {
  period: Period;
  days: readonly DayFigures[];
  levels: readonly SpendLevels[];
  ratios: Partial<Ratios>;
  /** Of each campaign that is read; null where nobody said. */
  attributions: readonly (Attribution | null)[];
  provisionalFrom: string | null;
};

/** What to know before trusting the figures of a period. */
export function warningsOf({ period, days, levels, ratios, attributions, provisionalFrom }: WarningsOf): Warning[] {
  const isWithin = ({ date }: { date: string }) => date >= period.from && date <= period.to;
  const known = days.filter(isWithin);
  const facts: WarningFacts = {
    levels_disagree: first(levels.filter((day) => isWithin(day) && isApart(day))),
    clicks_over_impressions: first(known.filter(hasMoreClicks)),
    partial_coverage: leastCovered(ratios),
    provisional: first(known.filter(({ date }) => provisionalFrom !== null && date >= provisionalFrom)),
    mixed_attribution: windowsOf(attributions),
  };
  return keysOf(warningTexts).flatMap((code) => {
    const text = warningTexts[code](facts);
    return text === null ? [] : [{ code, text }];
  });
}

function first(found: readonly { date: string }[]): WarningFacts['provisional'] {
  const dates = found.map(({ date }) => date).sort();
  return dates[0] === undefined ? null : { day: dates[0], days: dates.length };
}

/** By more than a hundredth of what the row of the whole says. */
function isApart({ campaign, ads }: SpendLevels): boolean {
  if (campaign === undefined || ads === undefined) return false;
  return 100 * Math.abs(inHundredths(campaign) - inHundredths(ads)) > inHundredths(campaign);
}

const hasMoreClicks = ({ counts: { impressions, clicks = 0, linkClicks = 0 } }: DayFigures): boolean =>
  impressions !== undefined && Math.max(clicks, linkClicks) > impressions;

/** Of the ratios that are shown. */
function leastCovered(ratios: Partial<Ratios>): WarningFacts['partial_coverage'] {
  const partial = (Object.entries(ratios) as [RatioName, Ratios[RatioName]][])
    .filter(([, { value, coverage }]) => value !== null && coverage < 1)
    .map(([metric, { coverage }]) => ({ metric, coverage }));
  if (partial.length === 0) return null;
  return { metrics: partial.length, least: Math.min(...partial.map(({ coverage }) => coverage)) };
}

function windowsOf(attributions: readonly (Attribution | null)[]): WarningFacts['mixed_attribution'] {
  const known = new Map(
    attributions.flatMap((one) => (one ? [[`${one.clickDays}/${one.viewDays}`, one] as const] : [])),
  );
  return known.size > 1 ? [...known.values()] : null;
}
