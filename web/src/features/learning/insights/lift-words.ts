import type { Lift } from '../../../../../shared/ai/lift.ts';
import { boundsText, changeText, metricNames } from '../../../../../shared/learning/insight-texts.ts';
import type { InsightMetric } from '../../../../../shared/learning/learning.rules.ts';
import { deedOf } from '../../../../../shared/rules/copy/feature-subjects.ts';
import type { Tone } from '../../../components/tone-badge.tsx';

export const verdicts: Record<Lift['verdict'], { label: string; tone: Tone }> = {
  better: { label: 'Mieux', tone: 'positive' },
  worse: { label: 'Moins bien', tone: 'accent' },
  unclear: { label: 'Pas d’écart démontré', tone: 'plain' },
  insufficient: { label: 'Données insuffisantes', tone: 'plain' },
};

/** A lift that could be measured: all its figures are there. */
export type ToldLift = Lift & { [F in Figure]: number };
type Figure =
  | 'rateWith'
  | 'rateWithout'
  | 'lift'
  | 'low'
  | 'high'
  | 'shrunkLift'
  | 'shrunkLow'
  | 'shrunkHigh'
  | 'p'
  | 'q';

export const isTold = (lift: Lift): lift is ToldLift => lift.lift !== null && lift.shrunkLift !== null;

export const keyOfLift = ({ feature, value }: Pick<Lift, 'feature' | 'value'>): string => `${feature}:${value}`;

/** What it is to do so, and what is believed of it: `CTR +41 %`, `(entre +27 et +57 %)`. */
export const toldText = (metric: InsightMetric, { feature, value, shrunkLift, shrunkLow, shrunkHigh }: ToldLift) => ({
  deed: deedOf(feature, value),
  metric: metricNames[metric],
  change: changeText(shrunkLift),
  bounds: boundsText(shrunkLow, shrunkHigh),
});

/** How much of what was measured is believed, 0 to 1. */
export const keptShare = ({ lift, shrunkLift }: ToldLift): number =>
  lift === 1 ? 1 : Math.min(1, Math.max(0, Math.log(shrunkLift) / Math.log(lift)));
