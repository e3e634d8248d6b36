import { ToneBadge } from '../../../components/tone-badge.tsx';
import { ForestLegend } from './forest-plot.tsx';
import { InsightList } from './insight-list.tsx';
import classes from './insights.module.css';
import type { ToldLift } from './lift-words.ts';

type Figures = readonly [number, number, number];

function lift(sentence: string, verdict: ToldLift['verdict'], measured: Figures, believed: Figures): ToldLift {
  const [[raw, low, high], [shrunkLift, shrunkLow, shrunkHigh]] = [measured, believed];
  return {
    ...{ feature: 'exemple', value: sentence, label: sentence, sentence, verdict },
    ...{ adsWith: 48, adsWithout: 96, clusters: 1, rateWith: 0.02, rateWithout: 0.017, p: 0.01, q: 0.05 },
    ...{ lift: raw, low, high, shrunkLift, shrunkLow, shrunkHigh },
  };
}

const lifts = [
  lift(
    'Les annonces qui ouvrent sur une question ont un CTR ×1,34 [1,06\u202f; 1,70].',
    'better',
    [1.34, 1.06, 1.7],
    [1.22, 1.05, 1.41],
  ),
  lift('Les textes longs ont un CTR ×0,78 [0,65\u202f; 0,94].', 'worse', [0.78, 0.65, 0.94], [0.84, 0.74, 0.96]),
  lift(
    'Les vidéos\u00a0: ×1,13 [0,86\u202f; 1,48], pas d’écart démontré.',
    'unclear',
    [1.13, 0.86, 1.48],
    [1.06, 0.92, 1.22],
  ),
];

/** What findings look like, of ads that do not exist. */
export const Specimen = () => (
  <div className={classes.specimen}>
    <div className={classes.head}>
      <ToneBadge tone="warning">exemple fictif</ToneBadge>
      <ForestLegend />
    </div>
    <InsightList lifts={lifts} metric="ctr" />
  </div>
);
