import type { ReactNode } from 'react';
import type { InsightMetric } from '../../../../../shared/learning/learning.rules.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { usePhone } from '../../../lib/use-phone.ts';
import type { Finding } from './findings.ts';
import { ForestMark, ForestScale } from './forest-plot.tsx';
import classes from './insight-list.module.css';
import { keyOfLift, type ToldLift, toldText, verdicts } from './lift-words.ts';
import type { LogAxis } from './log-axis.ts';

type Props = {
  /** Above them, beside the scale. */
  title?: ReactNode;
  findings: readonly Finding[];
  metric: InsightMetric;
  axis: LogAxis;
  /** Below a finding: what can be done with it, how it was worked out. */
  acts?: (lift: ToldLift) => ReactNode;
  workedOut?: (lift: ToldLift) => ReactNode;
};

/** A finding a row: what it says, and where it stands on the scale that they share. On a phone, a press on it says the rest. */
export function InsightList({ title, findings, metric, axis, acts, workedOut }: Props) {
  const phone = usePhone();
  return (
    <>
      <div className={classes.scaleRow}>
        {title}
        <ForestScale axis={axis} lessIsBetter={metric === 'cpa'} />
      </div>
      <ol className={classes.list}>
        {findings.map((finding) => {
          const { lift } = finding;
          return phone && acts ? (
            <li key={keyOfLift(lift)}>
              <details>
                <summary className={classes.row}>
                  <Told lift={lift} metric={metric} axis={axis} />
                </summary>
                <div className={classes.acts}>{acts(lift)}</div>
                <Also finding={finding} metric={metric} />
                {workedOut?.(lift)}
              </details>
            </li>
          ) : (
            <li key={keyOfLift(lift)} className={classes.row}>
              <Told lift={lift} metric={metric} axis={axis} />
              <Also finding={finding} metric={metric} />
              {acts && (
                <div className={classes.acts}>
                  {acts(lift)}
                  {workedOut && (
                    <details className={classes.worked}>
                      <summary>Comment c’est calculé</summary>
                      {workedOut(lift)}
                    </details>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Its verdict, what it says, and its place on the scale: `Ouvrir sur une question : CTR +41 % (entre +27 et +57 %)`. */
function Told({ lift, metric: name, axis }: { lift: ToldLift; metric: InsightMetric; axis: LogAxis }) {
  const { deed, metric, change, bounds } = toldText(name, lift);
  const { tone, label } = verdicts[lift.verdict];
  return (
    <>
      <span className={classes.verdict}>
        <ToneBadge tone={tone}>{label}</ToneBadge>
      </span>
      <span className={classes.said}>
        <b className={classes.deed}>{deed}</b>
        <span className={classes.metric}>&nbsp;: {metric} </span>
        <b className={classes.change} data-verdict={lift.verdict}>
          {change}
        </b>{' '}
        <span className={classes.bounds}>({bounds})</span>
      </span>
      <span className={classes.mark}>
        <ForestMark lift={lift} axis={axis} />
      </span>
    </>
  );
}

/** What says the same of nearly the same ads: no finding of its own. */
function Also({ finding: { opposite, near }, metric: name }: { finding: Finding; metric: InsightMetric }) {
  if (!opposite && !near) return null;
  const named = (lift: ToldLift) => {
    const { deed, change } = toldText(name, lift);
    return `«\u00a0${deed}\u00a0» (${change})`;
  };
  return (
    <span className={classes.also}>
      {opposite && `C’est l’inverse de ${named(opposite)}. `}
      {near && `Vu aussi comme ${named(near)}.`}
    </span>
  );
}
