import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InsightMetric } from '../../../../../shared/learning/learning.rules.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { timesText } from '../figures.ts';
import { ForestMark, ForestScale } from './forest-plot.tsx';
import classes from './insights.module.css';
import { keyOfLift, type ToldLift, verdicts } from './lift-words.ts';
import { axisOfLifts } from './log-axis.ts';

type Props = {
  lifts: readonly ToldLift[];
  metric: InsightMetric;
  /** Below a finding: how it was worked out, what can be done with it. */
  more?: (lift: ToldLift) => ReactNode;
};

/** A finding a row: what it says, and where it stands on the scale that they share. */
export function InsightList({ lifts, metric, more }: Props) {
  const axis = axisOfLifts(lifts);
  const scale = <ForestScale axis={axis} lessIsBetter={metric === 'cpa'} />;
  return (
    <div>
      <div className={classes.scaleRow}>{scale}</div>
      <ol className={classes.list}>
        {lifts.map((lift) => (
          <li key={keyOfLift(lift)} className={classes.row}>
            <div className={classes.said}>
              <Text component="p" m={0} lh={1.4}>
                {lift.sentence}
              </Text>
              <div className={classes.acts}>
                <ToneBadge tone={verdicts[lift.verdict].tone}>{verdicts[lift.verdict].label}</ToneBadge>
                <span className={classes.kept}>
                  retenu {timesText(lift.shrunkLift, lift.shrunkLow, lift.shrunkHigh)}
                </span>
                {more?.(lift)}
              </div>
            </div>
            <div className={classes.mark}>
              <ForestMark lift={lift} axis={axis} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
