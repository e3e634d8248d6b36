import type { InsightMetric } from '../../../../../shared/learning/learning.rules.ts';
import { formatCount, formatNumber, formatPercent } from '../../../lib/format.ts';
import { metricText, rangeText, twoDecimals } from '../figures.ts';
import classes from './insights.module.css';
import { keptShare, type ToldLift } from './lift-words.ts';

type Props = { lift: ToldLift; metric: InsightMetric; currency: string | null };

/** How a finding was worked out: what was measured, what is believed of it, and why they differ. */
export function WorkedOut({ lift, metric, currency }: Props) {
  const { adsWith, adsWithout, clusters, rateWith, rateWithout, q } = lift;
  return (
    <div className={classes.sums}>
      <span>
        Mesure brute&nbsp;: <b>{rangeText(lift.lift, lift.low, lift.high)}</b>. Estimation prudente&nbsp;:{' '}
        <b>{rangeText(lift.shrunkLift, lift.shrunkLow, lift.shrunkHigh)}</b>. Neuf fois sur dix, le vrai écart est entre
        ces bornes.
      </span>
      <span>{whyApart(lift)}</span>
      <span>
        En sommes&nbsp;: {metricText(metric, rateWith, currency)} sur {formatCount(adsWith, 'annonce')} dans ce cas,{' '}
        {metricText(metric, rateWithout, currency)} sur les {formatNumber(adsWithout)} autres. L’écart, lui, est celui
        d’annonces comparées {clusters > 1 ? `sur chacune de ${clusters} plateformes` : 'sur une plateforme'}, chacune
        comptant pour une&nbsp;: quelques annonces très diffusées ne décident pas pour les autres.
      </span>
      <span>
        {lift.verdict === 'unclear'
          ? `Cet écart peut n’être que du hasard (q = ${twoDecimals(q)}, il faut 0,10 au plus et des bornes d’un même côté de zéro).`
          : `Parmi les écarts annoncés comme celui-ci, un sur dix au plus serait un faux signal (q = ${twoDecimals(q)}).`}
      </span>
    </div>
  );
}

function whyApart(lift: ToldLift): string {
  const kept = keptShare(lift);
  if (kept > 0.995) return 'Les deux se confondent\u00a0: vos annonces en disent assez pour ne rien en ôter.';
  if (kept < 0.005)
    return 'Rien n’est retenu de la mesure brute\u00a0: ensemble, vos caractéristiques ne diffèrent pas plus que le hasard ne le ferait.';
  return `${formatPercent(kept)} de l’écart mesuré est retenu\u00a0: quand on compare beaucoup de caractéristiques, les plus grands écarts doivent une part au hasard, d’autant plus qu’ils sont connus par peu d’annonces.`;
}
