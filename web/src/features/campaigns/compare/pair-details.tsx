import { signedPercent } from '../../../../../shared/kernel/signed-percent.ts';
import { betterWay } from '../../../../../shared/rules/ratios.ts';
import { formatCount } from '../../../lib/format.ts';
import { doubtText } from './comparison-text.ts';
import classes from './forest-plot.module.css';
import type { ComparedFigures, Comparison } from './use-comparison.ts';

const exact = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 });

const reasons = {
  different_currencies: 'Devises différentes\u00a0: le ROAS, lui, n’en a pas',
  not_measured: 'Non mesuré pour l’une des deux',
  not_a_proportion: 'Une part dépasse 100\u00a0%',
  insufficient_data: 'Données insuffisantes',
} as const;

/** Below a thousandth, the digits say no more. */
const chanceText = (p: number) => (p < 0.001 ? 'p\u00a0<\u00a00,001' : `p\u00a0=\u00a0${exact.format(p)}`);

type Pair = ComparedFigures['pairs'][number];

/** Each with each: how far apart, and how often chance alone would do as much, corrected for the number of pairs. */
export function PairDetails({ figures, subjects }: { figures: ComparedFigures; subjects: Comparison['subjects'] }) {
  const { metric, pairs, test } = figures;
  const nameAt = (at: number) => subjects[at]?.name ?? '';
  return (
    <details className={classes.details}>
      <summary>Détails{pairs.length > 1 ? ` des ${pairs.length} paires` : ''}</summary>
      <div style={{ overflowX: 'auto' }}>
        <table className={classes.pairs}>
          <thead>
            <tr>
              <th scope="col">Paire</th>
              <th scope="col">Écart</th>
              <th scope="col">Hasard seul{pairs.length > 1 ? ', corrigé' : ''}</th>
              <th scope="col">Conclusion</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <tr key={`${pair.a}-${pair.b}`}>
                <td>
                  {nameAt(pair.a)} / {nameAt(pair.b)}
                </td>
                <td data-name="Écart">{pair.relative === null ? 'inconnu' : signedPercent(pair.relative, 1)}</td>
                <td data-name="Hasard seul">
                  {pair.pAdjusted === null
                    ? 'pas de test'
                    : `${doubtText(pair.pAdjusted)} (${chanceText(pair.pAdjusted)})`}
                </td>
                <td data-name="Conclusion">{conclusion(pair, metric, nameAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p style={{ margin: '0.5rem 0 0', fontSize: '0.75rem', color: 'var(--mantine-color-dimmed)' }}>
        {test === 'two_proportions'
          ? 'Test de deux proportions, élargi par la variation d’un jour à l’autre.'
          : 'Rapport de deux sommes, le jour comme unité.'}
        {pairs.length > 1 && ' Correction de Holm pour le nombre de paires.'} Intervalles à 95&nbsp;%.
      </p>
    </details>
  );
}

function conclusion(pair: Pair, metric: ComparedFigures['metric'], nameAt: (at: number) => string): string {
  if (pair.reason) return reasons[pair.reason];
  if (pair.significant) {
    const isFirst = (pair.difference ?? 0) > 0 === (betterWay[metric] === 'up');
    return `${nameAt(isFirst ? pair.a : pair.b)} fait mieux`;
  }
  const wait = pair.daysNeeded === null ? '' : `, encore environ ${formatCount(pair.daysNeeded, 'jour')}`;
  return `Le hasard peut suffire${wait}`;
}
