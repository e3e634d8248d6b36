import { deltaNames } from '../campaigns/delta-names.ts';
import { metricLabels, metricText } from '../campaigns/metric-words.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';
import { dayText, monthText, periodText, smallDayText } from '../kernel/day-texts.ts';
import { counted } from '../kernel/news-texts.ts';
import type { Granularity } from '../rules/periods.ts';
import type { RatioReason } from '../rules/ratios.ts';
import { blendedBlockTexts } from './blended-block-texts.ts';
import { compareTexts } from './compare-texts.ts';
import { funnelTexts } from './funnel-texts.ts';
import { campaignParts, dayParts } from './parts.ts';
import type { DocumentBlock, ReportCell, ReportDocument } from './report-data.ts';

/** Why a figure has no value, in its place. */
const reasonWords: Record<RatioReason, string> = {
  not_measured: 'non mesuré',
  insufficient_data: 'données insuffisantes',
  no_denominator: 'rien à diviser',
  not_additive: 'ne s’additionne pas',
  no_margin: 'marge non indiquée',
};

/** A figure with its unit, or why there is none: never nought in its place. */
export const cellText = ({ measure, value, reason }: ReportCell, currency: string | null): string =>
  value === null ? reasonWords[reason ?? 'not_measured'] : metricText(measure, value, currency ?? 'EUR');

const every: Record<Granularity, string> = { day: 'par jour', week: 'par semaine', month: 'par mois' };
const partLabels = { ...campaignParts, ...dayParts };

/** What stands over a block; nothing over a text that has no title. */
export function blockTitle(block: DocumentBlock): string | null {
  if (block.title !== null) return block.title;
  switch (block.type) {
    case 'text':
      return null;
    case 'figures':
      return 'Chiffres clés';
    case 'timeseries': {
      const names = block.points[0]?.cells.map(({ measure }) => metricLabels[measure]) ?? [];
      return names.length > 0 ? `${names.join(' et ')} ${every[block.granularity]}` : 'Évolution';
    }
    case 'breakdown':
      return `Par ${partLabels[block.by].toLowerCase()}`;
    case 'pacing':
      return 'Rythme des budgets';
    case 'funnel':
      return block.crm ? funnelTexts.all : funnelTexts.ads;
    case 'blended':
      return blendedBlockTexts.title(block);
    case 'compare':
      return compareTexts.title;
    case 'creatives':
      return 'Meilleures publicités';
    case 'annotations':
      return 'Ce qui s’est passé';
  }
}

/** A day, a week or a month of a curve. */
export function pointText({ date, from, to }: { date: string; from: string; to: string }, by: Granularity): string {
  if (by === 'month') return monthText(date);
  return by === 'day' || from === to ? smallDayText(from) : `${smallDayText(from)} – ${smallDayText(to)}`;
}

/** The measures that a report shows, in the order in which people know them. */
export function measuresShown({ blocks }: Pick<ReportDocument, 'blocks'>): ReportCell['measure'][] {
  const shown = new Set(blocks.flatMap(cellsIn).map(({ measure }) => measure));
  return deltaNames.filter((measure) => shown.has(measure));
}

/** Why some of its figures have no value. */
export const reasonsShown = ({ blocks }: Pick<ReportDocument, 'blocks'>): ReadonlySet<RatioReason> =>
  new Set(blocks.flatMap(cellsIn).flatMap(({ value, reason }) => (value === null && reason ? [reason] : [])));

function cellsIn(block: DocumentBlock): readonly ReportCell[] {
  if (block.type === 'figures') return block.cells;
  if (block.type === 'timeseries') return block.points.flatMap(({ cells }) => cells);
  if (block.type === 'funnel')
    return block.steps.map(({ key, value }) => ({
      ...{ measure: key, value },
      reason: value === null ? ('not_measured' as const) : null,
    }));
  if (block.type === 'blended') return [{ measure: 'spend', value: block.spend, reason: null }];
  if (block.type === 'compare')
    return (block.comparison?.metrics ?? []).flatMap(({ metric, subjects }) =>
      subjects.map(({ value, reason }) => ({
        ...{ measure: metric, value },
        reason: reason === 'not_a_proportion' ? null : reason,
      })),
    );
  if (block.type === 'creatives')
    return [...block.lines, ...block.groups].flatMap(({ spend, value, reason }) => [
      { measure: 'spend', value: spend, reason: spend === null ? 'not_measured' : null },
      { measure: block.metric, value, reason },
    ]);
  return block.type === 'breakdown' ? [...block.whole, ...block.lines.flatMap(({ cells }) => cells)] : [];
}

const currencyNames = atFirstUse(() => new Intl.DisplayNames('fr-FR', { type: 'currency' }));

/** What its figures are of, before anyone reads one. */
export function factsOf(report: ReportDocument): { label: string; text: string }[] {
  const { currency, dataThrough, previous, attributions, campaigns, isConverted } = report;
  const known = campaigns > 0;
  return [
    known && { label: 'Données jusqu’au', text: dataThrough ? dayText(dataThrough) : 'aucun jour complet' },
    previous && { label: 'Comparé à la période', text: periodText(previous) },
    known && currency && { label: 'Montants', text: moneyText(currency, isConverted) },
    known && { label: 'Fenêtre d’attribution', text: attributions.length > 1 ? 'variable' : windowsText(attributions) },
    known && { label: 'Campagnes', text: campaigns.toLocaleString('fr-FR') },
  ].filter((fact) => fact !== null && fact !== false && fact !== '');
}

const moneyText = (currency: string, isConverted: boolean): string =>
  `${currencyNames().of(currency) ?? currency} (${currency})${isConverted ? ', au taux de chaque jour' : ''}`;

/** How long after a click or a view a conversion still counts. */
function windowsText(attributions: ReportDocument['attributions']): string {
  const said = attributions.flatMap((one) => one ?? []);
  const texts = said.map(({ clickDays, viewDays }) =>
    [
      clickDays > 0 && `${counted(clickDays, 'jour', 'jours')} après un clic`,
      viewDays > 0 && `${counted(viewDays, 'jour', 'jours')} après une vue`,
    ]
      .filter(Boolean)
      .join(', '),
  );
  const all = [...texts.filter(Boolean), ...(said.length < attributions.length ? ['durée non indiquée'] : [])];
  return all.join('\u00a0; ') || 'durée non indiquée';
}

/** What must be known before the figures are believed. */
export function cautionsOf(report: ReportDocument): string[] {
  const { campaigns, dataThrough, provisionalFrom, to, attributions } = report;
  if (campaigns === 0)
    return ['Aucune campagne ne correspond plus à ce rapport\u00a0: il n’y a pas de chiffres à montrer.'];
  const cautions: string[] = [];
  if (dataThrough === null)
    cautions.push('Il manque des chiffres à chaque jour de la période\u00a0: elle n’est pas complète.');
  else if (dataThrough < to)
    cautions.push(`Il manque des chiffres après le ${dayText(dataThrough)}\u00a0: la période n’est pas complète.`);
  if (provisionalFrom)
    cautions.push(
      `Les jours à partir du ${dayText(provisionalFrom)} peuvent encore bouger\u00a0: les plateformes y ajoutent des conversions.`,
    );
  if (attributions.length > 1)
    cautions.push(
      `Les conversions ne sont pas comptées sur la même durée d’une campagne à l’autre\u00a0: ${windowsText(attributions)}.`,
    );
  return cautions;
}
