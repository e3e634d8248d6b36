import type { Findings } from '../../../shared/campaigns/findings.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { anomaliesOf } from '../../../shared/rules/anomalies.ts';
import { baselineReach } from '../../../shared/rules/baseline.ts';
import { type AdDays, type Fatigue, fatigueOf } from '../../../shared/rules/fatigue.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { provisionalFrom } from '../../../shared/rules/provisional.ts';
import { type Ratios, ratiosOf } from '../../../shared/rules/ratios.ts';
import { sumOfDays } from '../../../shared/rules/sums.ts';
import { targetStatesOn } from '../../../shared/rules/targets.ts';
import { type DayFigures, reachOf } from '../../../shared/rules/totals.ts';
import { type SpendLevels, warningsOf } from '../../../shared/rules/warnings.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { pacingAt, pacingDays } from './pacing-at.ts';

export type FindingsOf = {
  campaign: CampaignItem;
  /** Of `findingsDays` at least. */
  days: readonly DayFigures[];
  /** Each with its first and its last week at least; none where nobody asks for fatigue. */
  ads?: readonly AdDays[];
  /** Where both were written. */
  levels?: readonly SpendLevels[];
  /** When its connected account was last read. */
  lastSyncAt?: string | null | undefined;
  /** What targets and warnings are of. */
  period: Period;
  /** The end of this day is when all is told. */
  asOf: string;
  /** The first day whose anomalies are told. */
  from: string;
};

/** The days that `findingsOf` reads of a campaign: the rollups of its quarters are enough. */
export function findingsDays(campaign: CampaignItem, { period, asOf, from }: Omit<FindingsOf, 'days'>): Period {
  const begins = [period.from, addDays(from < asOf ? from : asOf, -baselineReach)];
  const paced = pacingDays(campaign, asOf);
  if (paced) begins.push(paced.from);
  return { from: begins.sort()[0] ?? period.from, to: period.to > asOf ? period.to : asOf };
}

/** All that the rules tell of a campaign at the end of a day. Pure: whoever asks brings the figures. */
export function findingsOf(told: FindingsOf): Findings {
  const { campaign, days, ads = [], levels = [], lastSyncAt = null, period, asOf, from } = told;
  const { currency, attribution = null, lastDay = null, targets } = campaign;
  const inside = days.filter(({ date }) => date >= period.from && date <= period.to);
  const ratios = ratiosIn(campaign, inside, period);
  const unsettled = unsettledFrom(campaign);
  return {
    targets: targetStatesOn(targets, inside),
    pacing: pacingAt(campaign, days, asOf),
    anomalies: anomaliesOf({ days, asOf, from, currency }),
    fatigue: ads.map((ad) => fatigueOf(ad, asOf)).sort(mostTiredFirst),
    warnings: warningsOf({
      period,
      days: inside,
      levels,
      ratios,
      attributions: [attribution],
      provisionalFrom: unsettled,
    }),
    freshness: { lastDay, lastSyncAt, provisionalFrom: unsettled },
  };
}

function ratiosIn(campaign: CampaignItem, days: readonly DayFigures[], { from, to }: Period): Ratios {
  const sums = sumOfDays(days.map(({ counts }) => counts));
  return ratiosOf(sums, { marginRate: campaign.marginRate ?? null, reach: reachOf(days, from, to) });
}

const order = ['worn', 'tired', 'watch', 'fresh', 'unknown'] as const satisfies Fatigue['state'][];

const mostTiredFirst = (a: Fatigue, b: Fatigue): number =>
  order.indexOf(a.state) - order.indexOf(b.state) || (a.adName < b.adName ? -1 : 1);

/** The first day to which the platform still adds conversions; null when all figures are settled. */
function unsettledFrom({ attribution, lastDay, timezone }: CampaignItem): string | null {
  const first = provisionalFrom(attribution ?? null, dayIn(timezone));
  return lastDay !== undefined && lastDay >= first ? first : null;
}
