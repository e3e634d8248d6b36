import { metricDefinitions } from '../campaigns/metric-definitions.ts';
import { metricLabels } from '../campaigns/metric-words.ts';
import type { RatioReason } from '../rules/ratios.ts';
import type { ReportDocument } from './report-data.ts';
import { measuresShown, reasonsShown } from './report-words.ts';

type Definition = { term: string; text: string };

const missing: Partial<Record<RatioReason, Definition>> = {
  not_measured: { term: 'Non mesuré', text: 'La plateforme ne donne pas ce chiffre. Ce n’est pas zéro.' },
  insufficient_data: {
    term: 'Données insuffisantes',
    text: 'Trop peu d’événements pour que le chiffre veuille dire quelque chose.',
  },
  not_additive: { term: 'Ne s’additionne pas', text: 'Les mêmes personnes reviennent d’un jour à l’autre.' },
};

export const definitionsTitle = 'Comment lire ces chiffres';

/** Where all figures of a report come from. */
export const definitionsNote =
  'Les chiffres sont ceux que déclarent les plateformes publicitaires. Chaque ratio est le quotient de deux sommes, jamais une moyenne de ratios. Mieux ou moins bien\u00a0: par rapport à la période comparée\u00a0; un écart est incertain quand le hasard peut suffire à l’expliquer.';

/** What each figure is that a report shows, and why some are missing; none where it shows none. */
export function definitionsOf(report: ReportDocument): Definition[] {
  const { conversionNames } = report;
  const counted = conversionNames.length > 0 ? ` Ici\u00a0: ${conversionNames.join(', ')}.` : '';
  const reasons = [...reasonsShown(report)];
  return [
    ...measuresShown(report).map((measure) => ({
      term: metricLabels[measure],
      text: `${metricDefinitions[measure]}${measure === 'conversions' ? counted : ''}`,
    })),
    ...reasons.flatMap((reason) => missing[reason] ?? []),
  ];
}
