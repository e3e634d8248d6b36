import { resultGates } from '../../../../../shared/rules/lift.ts';
import { formatNumber } from '../../../lib/format.ts';
import { twoDecimals } from '../figures.ts';
import classes from './insights.module.css';

/** The method in plain French, with how unlike ads are of themselves. */
export function Method({ betweenAds }: { betweenAds: number }) {
  return (
    <details className={classes.fold}>
      <summary>La méthode, en clair</summary>
      <ol className={classes.method}>
        <li>
          L’unité est l’annonce, jamais l’impression. Deux annonces du même texte ne font pas le même score
          {betweenAds > 0 && (
            <>
              &nbsp;: chez vous, hasard mis à part, elles s’écartent couramment d’un facteur{' '}
              {twoDecimals(Math.exp(betweenAds))}
            </>
          )}
          . Compter des impressions ferait passer ces différences pour des preuves.
        </li>
        <li>
          Une annonce compte quand elle a été assez montrée pour attendre cinq clics (ou conversions) au taux de toutes
          les annonces&nbsp;: c’est sa diffusion qui la choisit, pas sa chance.
        </li>
        <li>
          Avec et sans une caractéristique, les annonces sont comparées au sein d’une même plateforme, s’il y en a au
          moins {formatNumber(resultGates.inStratum)} de chaque côté. Puis les écarts des plateformes sont moyennés
          selon leur précision.
        </li>
        <li>
          En dessous de {formatNumber(resultGates.ads)} annonces et de {formatNumber(resultGates.counts)} clics (ou
          conversions) de chaque côté, rien n’est dit.
        </li>
        <li>
          Les écarts sont rapprochés de zéro tous ensemble, d’autant plus qu’ils sont incertains&nbsp;: c’est
          l’estimation prudente, celle que disent les phrases. Un verdict demande que, sur dix écarts annoncés, un au
          plus soit faux.
        </li>
        <li>
          Un écart n’est pas une cause&nbsp;: vos annonces qui s’ouvrent sur une question diffèrent peut-être aussi par
          l’offre ou l’audience. Seul un test permet de le savoir.
        </li>
      </ol>
    </details>
  );
}
