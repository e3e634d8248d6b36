import { changeText } from '../../../../../shared/learning/insight-texts.ts';
import classes from './forest-plot.module.css';
import type { ToldLift } from './lift-words.ts';
import { isOff, type LogAxis, placeOf, ticksOf } from './log-axis.ts';

type MarkProps = { lift: ToldLift; axis: LogAxis };

/** A lift on a scale of factors: what was measured as a thin line, what is believed of it as a thick one, nine times in ten. */
export function ForestMark({ lift, axis }: MarkProps) {
  const at = (factor: number) => `${placeOf(factor, axis)}%`;
  return (
    <svg className={classes.plot} data-verdict={lift.verdict} aria-hidden="true">
      <Grid axis={axis} />
      <line className={classes.measured} x1={at(lift.low)} x2={at(lift.high)} y1="50%" y2="50%" />
      <End factor={lift.low} axis={axis} />
      <End factor={lift.high} axis={axis} />
      <line className={classes.believed} x1={at(lift.shrunkLow)} x2={at(lift.shrunkHigh)} y1="50%" y2="50%" />
      <circle className={classes.ring} cx={at(lift.lift)} cy="50%" r="4" />
      <circle className={classes.dot} cx={at(lift.shrunkLift)} cy="50%" r="5.5" />
    </svg>
  );
}

/** The end of an interval, or an arrow where it runs off the scale. */
function End({ factor, axis }: { factor: number; axis: LogAxis }) {
  const way = factor < 1 ? 1 : -1;
  return (
    <svg x={`${placeOf(factor, axis)}%`} y="50%" overflow="visible" aria-hidden="true">
      <path className={classes.end} d={isOff(factor, axis) ? `M${6 * way} -4 L0 0 L${6 * way} 4` : 'M0 -4 L0 4'} />
    </svg>
  );
}

const Grid = ({ axis }: { axis: LogAxis }) =>
  ticksOf(axis).map((factor) => (
    <line
      key={factor}
      className={factor === 1 ? classes.same : classes.tick}
      x1={`${placeOf(factor, axis)}%`}
      x2={`${placeOf(factor, axis)}%`}
      y1="0"
      y2="100%"
    />
  ));

/** The changes that the scale names, and which side is the good one. */
export function ForestScale({ axis, lessIsBetter }: { axis: LogAxis; lessIsBetter: boolean }) {
  return (
    <div className={classes.scale} aria-hidden>
      <div className={classes.sides}>
        <span>{lessIsBetter ? 'coûte moins' : 'moins bien'}</span>
        <span>{lessIsBetter ? 'coûte plus' : 'mieux'}</span>
      </div>
      <div className={classes.factors}>
        {ticksOf(axis).map((factor) => (
          <span key={factor} style={{ left: `${placeOf(factor, axis)}%` }}>
            {factor === 1 ? 'égal' : changeText(factor)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What the lines of the plot mean. */
export const ForestLegend = () => (
  <div className={classes.legend} aria-hidden>
    <span>
      <svg width="34" height="12" aria-hidden="true">
        <line className={classes.believed} x1="2" x2="32" y1="6" y2="6" />
        <circle className={classes.dot} cx="17" cy="6" r="5" />
      </svg>
      estimation prudente (90&#8239;%)
    </span>
    <span>
      <svg width="34" height="12" aria-hidden="true">
        <line className={classes.measured} x1="2" x2="32" y1="6" y2="6" />
        <circle className={classes.ring} cx="17" cy="6" r="4" />
      </svg>
      mesure brute
    </span>
  </div>
);
