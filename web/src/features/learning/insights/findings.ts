import type { InsightMetric } from '../../../../../shared/learning/learning.rules.ts';
import { keyOfLift, type ToldLift } from './lift-words.ts';

/** A finding, with what says the same: the other half of the same ads, or a trait that nearly the same ads have. */
export type Finding = { lift: ToldLift; opposite: ToldLift | null; near: ToldLift | null };

/** What is about the same words of an ad. */
const twins: Readonly<Record<string, string>> = {
  'hook:question': 'question:yes',
  'question:yes': 'hook:question',
  'hook:number': 'number:yes',
  'number:yes': 'hook:number',
};
const nearlyAll = 0.1;

/** Each fact once: of two values that share all the ads the better one, with the other below it; in the order of the lifts. */
export function findingsOf(lifts: readonly ToldLift[], metric: InsightMetric): Finding[] {
  const merged = new Set<ToldLift>();
  return lifts.flatMap((first): Finding[] => {
    if (merged.has(first)) return [];
    const others = lifts.filter((one) => one !== first && !merged.has(one));
    const opposite = others.find((one) => isOpposite(first, one)) ?? null;
    const [lift, other] = opposite && isGood(opposite, metric) ? [opposite, first] : [first, opposite];
    const near = others.find((one) => one !== opposite && isNear(lift, one)) ?? null;
    for (const one of [first, opposite, near]) if (one) merged.add(one);
    return [{ lift, opposite: other, near }];
  });
}

const isGood = ({ shrunkLift }: ToldLift, metric: InsightMetric): boolean =>
  metric === 'cpa' ? shrunkLift < 1 : shrunkLift > 1;

/** One has what the other has not: their lifts are each other's inverse. */
const isOpposite = (one: ToldLift, other: ToldLift): boolean =>
  one.feature === other.feature &&
  one.adsWith === other.adsWithout &&
  one.adsWithout === other.adsWith &&
  Math.abs(Math.log(one.lift) + Math.log(other.lift)) < 0.001;

const isNear = (one: ToldLift, other: ToldLift): boolean =>
  twins[keyOfLift(one)] === keyOfLift(other) &&
  one.verdict === other.verdict &&
  Math.abs(one.adsWith - other.adsWith) <= nearlyAll * Math.max(one.adsWith, other.adsWith);

type FindingGroup = { title: string; findings: readonly Finding[] };

const places = [
  { title: 'Ce que disent vos annonces', holds: (feature: string) => feature !== 'format' && feature !== 'audience' },
  { title: 'Leur format', holds: (feature: string) => feature === 'format' },
  { title: 'Leur audience', holds: (feature: string) => feature === 'audience' },
];

/** What ads say before how they look, and whom they were shown to last: that is not written. */
export const groupsOf = (findings: readonly Finding[]): FindingGroup[] =>
  places
    .map(({ title, holds }) => ({ title, findings: findings.filter(({ lift }) => holds(lift.feature)) }))
    .filter((group) => group.findings.length > 0);
