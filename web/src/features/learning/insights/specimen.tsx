import { ToneBadge } from '../../../components/tone-badge.tsx';
import { ForestLegend } from './forest-plot.tsx';
import { InsightList } from './insight-list.tsx';
import classes from './insights.module.css';
import type { ToldLift } from './lift-words.ts';
import { axisOfLifts } from './log-axis.ts';

type Figures = readonly [number, number, number];

function lift(feature: string, value: string, verdict: ToldLift['verdict'], measured: Figures, believed: Figures) {
  const [[raw, low, high], [shrunkLift, shrunkLow, shrunkHigh]] = [measured, believed];
  return {
    ...{ feature, value, label: value, sentence: '', verdict },
    ...{ adsWith: 48, adsWithout: 96, clusters: 1, rateWith: 0.02, rateWithout: 0.017, p: 0.01, q: 0.05 },
    ...{ lift: raw, low, high, shrunkLift, shrunkLow, shrunkHigh },
  };
}

const lifts: readonly ToldLift[] = [
  lift('hook', 'question', 'better', [1.34, 1.06, 1.7], [1.22, 1.05, 1.41]),
  lift('length', 'long', 'worse', [0.78, 0.65, 0.94], [0.84, 0.74, 0.96]),
  lift('format', 'video', 'unclear', [1.13, 0.86, 1.48], [1.06, 0.92, 1.22]),
];

/** What findings look like, of ads that do not exist. */
export const Specimen = () => (
  <div className={classes.specimen}>
    <div className={classes.head}>
      <ToneBadge tone="warning">exemple fictif</ToneBadge>
      <ForestLegend />
    </div>
    <InsightList
      findings={lifts.map((lift) => ({ lift, opposite: null, near: null }))}
      metric="ctr"
      axis={axisOfLifts(lifts)}
    />
  </div>
);
