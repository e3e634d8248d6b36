import { Text } from '@mantine/core';
import type { Lift } from '../../../../../shared/ai/lift.ts';
import { type Axis, IntervalMark } from '../../../components/interval-mark.tsx';
import hidden from '../../../components/unseen.module.css';
import { formatNumber } from '../../../lib/format.ts';

export const verdicts: Record<Lift['verdict'], string> = {
  better: 'durent plus souvent',
  worse: 'durent moins souvent',
  unclear: 'écart non démontré',
  insufficient: 'données insuffisantes',
};

/** One scale for several lifts, as far on both sides of « no difference »; those that know little run off it. */
export function liftAxis(lifts: readonly Lift[]): Axis {
  const ends = lifts.flatMap(({ low, high }) =>
    low === null || high === null ? [] : [-Math.log(low), Math.log(high)],
  );
  const most = Math.min(Math.max(Math.log(1.5), ...ends), Math.log(3));
  return { from: -most, to: most };
}

type MarkProps = { lift: Lift; axis: Axis };

/** A lift and how far chance may have moved it, beside « no difference »; nothing where too little is known. */
export function LiftMark({ lift: { lift, low, high }, axis }: MarkProps) {
  if (lift === null || low === null || high === null) return null;
  return (
    <IntervalMark
      value={Math.log(lift)}
      interval={{ lower: Math.log(low), upper: Math.log(high) }}
      axis={axis}
      target={0}
    />
  );
}

/** `×1,18 [0,97 ; 1,43], écart non démontré · 14 annonceurs, 212 annonces` */
export function LiftFigures({ lift: { lift, low, high, verdict, clusters, adsWith, sentence } }: { lift: Lift }) {
  return (
    <>
      {lift !== null && low !== null && high !== null && (
        <>
          <span style={{ whiteSpace: 'nowrap' }}>
            ×{twoDecimals(lift)} [{twoDecimals(low)}&#8239;; {twoDecimals(high)}],
          </span>{' '}
        </>
      )}
      {verdicts[verdict]}
      <Text component="span" inherit c="dimmed">
        {' '}
        · {formatNumber(clusters)} annonceurs, {formatNumber(adsWith)} annonces
      </Text>
      <span className={hidden.unseen}> {sentence}</span>
    </>
  );
}

export const twoDecimals = (value: number): string => value.toFixed(2).replace('.', ',');
