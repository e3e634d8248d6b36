import type { AnalyzedCompetitor } from '../../../shared/ai/analyzed-competitor.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { medianOf } from '../../../shared/rules/median.ts';
import type { Competitor, CompetitorAd, Period } from './read-competitor.ts';

/** When its ads began, ran and ended. */
export function totalsOf({ ads, period }: Competitor): AnalyzedCompetitor['totals'] {
  return {
    ads: ads.length,
    active: ads.filter(({ active }) => active).length,
    started: ads.filter((one) => startedIn(one, period)).length,
    stopped: ads.filter((one) => stoppedIn(one, period)).length,
    medianDaysRunning:
      ads.length === 0
        ? null
        : medianOf(
            Float64Array.from(ads, ({ daysRunning }) => daysRunning),
            ads.length,
          ),
  };
}

export const startedIn = ({ ad }: CompetitorAd, { from, to }: Period): boolean =>
  ad.startedAt >= from && ad.startedAt <= to;

/** An ad whose last day is today still runs. */
const stoppedIn = ({ ad, active }: CompetitorAd, { from }: Period): boolean =>
  !active && ad.endedAt !== null && ad.endedAt >= from;

/** Every week that the period touches, those without any too. */
export function cadenceOf({ ads, period }: Competitor): AnalyzedCompetitor['cadence'] {
  const [first, last] = [mondayOf(period.from), mondayOf(period.to)];
  const weeks = new Map<string, { started: number; stopped: number }>();
  for (let at = Date.parse(first); at <= Date.parse(last); at += 7 * dayMs)
    weeks.set(dayText(at), { started: 0, stopped: 0 });
  for (const one of ads) {
    const started = startedIn(one, period) ? weeks.get(mondayOf(one.ad.startedAt)) : undefined;
    if (started) started.started++;
    const stopped = stoppedIn(one, period) ? weeks.get(mondayOf(one.ad.endedAt ?? '')) : undefined;
    if (stopped) stopped.stopped++;
  }
  return [...weeks].map(([week, counts]) => ({ week, ...counts }));
}

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);
const mondayOf = (day: string): string => {
  const at = Date.parse(day);
  return dayText(at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs);
};

/** The domains that its ads lead to, the commonest first. */
export function landingOf({ ads }: Competitor): AnalyzedCompetitor['landing'] {
  const counts = new Map<string, number>();
  for (const { ad } of ads) {
    const domain = domainOf(ad.landingUrl);
    if (domain) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts]
    .map(([domain, count]) => ({ domain, count }))
    .sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1))
    .slice(0, mostDomains);
}
const mostDomains = 20;

export function domainOf(address: string | null): string | null {
  try {
    return address ? new URL(address).hostname.replace(/^www\./, '') || null : null;
  } catch {
    return null;
  }
}
