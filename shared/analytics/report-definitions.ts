import { metricDefinitions } from '../campaigns/metric-definitions.ts';
import { metricLabels } from '../campaigns/metric-words.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';
import type { RatioReason } from '../rules/ratios.ts';
import type { BlendedPeriod } from './blended.contract.ts';
import { quotients, salesWord } from './blended-texts.ts';
import type { DocumentBlock, ReportDocument } from './report-data.ts';
import { measuresShown, reasonsShown } from './report-words.ts';

const listed = atFirstUse(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));

type Definition = { term: string; text: string };

const missing: Partial<Record<RatioReason, Definition>> = {
  not_measured: { term: 'Non mesuré', text: 'La plateforme ne donne pas ce chiffre. Ce n’est pas zéro.' },
  insufficient_data: {
    term: 'Données insuffisantes',
    text: 'Trop peu d’événements pour que le chiffre veuille dire quelque chose.',
  },
  not_additive: { term: 'Ne s’additionne pas', text: 'Les mêmes personnes reviennent d’un jour à l’autre.' },
};

const ofInterval: Definition = {
  term: 'Intervalle à 95\u00a0%',
  text: 'Jusqu’où le hasard des jours peut avoir déplacé le chiffre. Deux intervalles qui se recouvrent largement ne départagent pas.',
};

const ofAds: Definition[] = [
  {
    term: 'Gagnante',
    text: 'Publicité qui a assez dépensé, et dont tout l’intervalle est du bon côté de l’objectif de sa campagne. Perdante\u00a0: du mauvais côté. Incertaine\u00a0: des deux. Trop tôt\u00a0: trop peu de dépense, de jours ou de résultats pour le dire.',
  },
  {
    term: 'Fatigue',
    text: 'Les sept derniers jours d’une publicité à côté de ses sept premiers\u00a0: taux de clic, coûts, répétition. Trop tôt pour le dire\u00a0: trop peu de jours ou d’impressions.',
  },
];

const ofFunnel: Definition = {
  term: 'Passage',
  text: 'Nombre d’une étape ÷ nombre de la dernière étape mesurée avant elle.',
};

const ofCrm: Definition[] = [
  {
    term: 'Prospects de la publicité',
    text: 'Contacts enregistrés pendant la période qui viennent d’une campagne, ou de la publicité sans plus de détail. Qui est perdu ne compte qu’à la première étape.',
  },
  { term: 'Coût d’une étape', text: 'Dépense de la période ÷ nombre de prospects arrivés à l’étape.' },
];

const ofSales: Record<BlendedPeriod['source'], Definition> = {
  sales: {
    term: salesWord('sales'),
    text: 'Ce qui a été vendu, d’où que viennent les clients, tel que vous l’avez indiqué.',
  },
  crm: { term: salesWord('crm'), text: 'Le montant des affaires signées pendant la période, d’où qu’elles viennent.' },
};

const ofBlended: Definition[] = [
  {
    term: quotients.globalRoas.label,
    text: 'Ventes ÷ dépense publicitaire, sur les jours dont les ventes sont connues.',
  },
  { term: quotients.adShare.label, text: 'Dépense publicitaire ÷ ventes.' },
  { term: quotients.newCustomerCost.label, text: 'Dépense publicitaire ÷ nouveaux clients.' },
  {
    term: 'Revendiqué',
    text: 'CA que chaque plateforme s’attribue. Plusieurs peuvent s’attribuer la même vente\u00a0: au-dessus de 100\u00a0% des ventes, certaines sont comptées plusieurs fois.',
  },
];

export const definitionsTitle = 'Comment lire ces chiffres';

/** Where all figures of a report come from. */
export const definitionsNote = (report: ReportDocument): string =>
  `Les chiffres sont ceux que déclarent les plateformes publicitaires${othersIn(report)}. ${howRead}`;

const howRead =
  'Chaque ratio est le quotient de deux sommes, jamais une moyenne de ratios. En hausse, en baisse, plus ou moins cher\u00a0: par rapport à la période comparée\u00a0; un écart est incertain quand le hasard peut suffire à l’expliquer.';

const hasAds = (block: DocumentBlock): boolean => block.type === 'creatives' && block.lines.length > 0;
const hasCrm = ({ blocks }: ReportDocument): boolean => blocks.some((block) => block.type === 'funnel' && block.crm);
const sourcesIn = ({ blocks }: ReportDocument): BlendedPeriod['source'][] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'blended' ? block.source : []))),
];

/** Figures that no platform declares. */
function othersIn(report: ReportDocument): string {
  const others = [
    ...(hasCrm(report) ? ['les prospects'] : []),
    ...sourcesIn(report).map((source) => (source === 'crm' ? 'les affaires signées' : 'les ventes réelles')),
  ];
  return others.length > 0 ? `, sauf pour ${listed().format(others)}` : '';
}

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
    ...(report.blocks.some((block) => (block.type === 'compare' && block.comparison) || hasAds(block))
      ? [ofInterval]
      : []),
    ...(report.blocks.some(hasAds) ? ofAds : []),
    ...(report.blocks.some(({ type }) => type === 'funnel') ? [ofFunnel] : []),
    ...(hasCrm(report) ? ofCrm : []),
    ...sourcesIn(report).map((source) => ofSales[source]),
    ...(sourcesIn(report).length > 0 ? ofBlended : []),
    ...reasons.flatMap((reason) => missing[reason] ?? []),
  ];
}
