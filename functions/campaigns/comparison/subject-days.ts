import type { Period } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { figuresIn, ownDaysOf } from '../core/figures-in.ts';
import { readLines } from '../performance/read-lines.door.ts';
import type { Subject } from './read-subjects.ts';

type Placed = Subject & { period: Period };

/** The days of each subject that measured something, in order; without those that hold a share of several. */
export async function daysOfSubjects(subjects: readonly Placed[]): Promise<DayFigures[][]> {
  const whole = subjects.filter(({ ad }) => !ad);
  const keyOfPeriod = ({ from, to }: Period) => `${from}/${to}`;
  const periods = new Map(whole.map(({ period }) => [keyOfPeriod(period), period]));
  // Campaigns that share their days are read together.
  const read = async ([key, period]: [string, Period]) => {
    const own = whole.filter((subject) => keyOfPeriod(subject.period) === key).map(({ campaign }) => campaign);
    return [key, await figuresIn(own[0]?.workspaceId ?? '', own, period)] as const;
  };
  const [figures, ofAds] = await Promise.all([
    Promise.all([...periods].map(read)),
    Promise.all(
      subjects.map(({ campaign, ad, period }) => ad && readLines(campaign, period, { adId: ad.adId, own: true })),
    ),
  ]);
  const found = new Map(figures);
  return subjects.map(({ campaign, period }, at) => {
    const lines = ofAds[at];
    if (lines) return lines[0]?.days ?? [];
    return ownDaysOf(found.get(keyOfPeriod(period))?.get(campaign.campaignId));
  });
}
