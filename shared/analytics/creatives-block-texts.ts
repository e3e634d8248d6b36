import { fatigueLabels } from '../campaigns/fatigue-labels.ts';
import { metricLabels, metricText } from '../campaigns/metric-words.ts';
import { needText } from '../campaigns/need-text.ts';
import { upperFirst } from '../kernel/first-letter.ts';
import { counted } from '../kernel/news-texts.ts';
import { formatRatio } from '../rules/ratio-formats.ts';
import { blockTexts } from './block-texts.ts';
import { creativeStates, type Unjudged } from './creatives.rules.ts';
import { noValueLabels } from './parts.ts';
import type { DocumentBlock } from './report-data.ts';
import { cellText } from './report-words.ts';
import { groupsText, ruleText, unnamedText, winnersText } from './winner-texts.ts';

type Creatives = DocumentBlock & { type: 'creatives' };
type Judged = Creatives['lines'][number] | Creatives['groups'][number];

/** A row of a table: its cells, and what stands under its name. */
export type CreativeRow = { cells: string[]; small: string };

const unjudgedTexts: Record<Unjudged, string> = {
  converted:
    'Les montants de ces publicités sont en plusieurs devises\u00a0: elles ne sont ni converties, ni comparées à un objectif.',
  too_many: 'Il y a trop de publicités sur cette période pour les juger une à une.',
};
const interval = 'Intervalle à 95\u00a0%';
/** What the block of the best ads says around its figures, on the page as on paper. */
export const creativesBlockTexts = {
  adColumns: ({ metric }: Creatives): string[] => [
    ...['Publicité', 'Dépense', metricLabels[metric], interval],
    ...['Verdict', 'Fatigue'],
  ],
  groupColumns: ({ by, metric }: Creatives): string[] => [
    ...[upperFirst(by ?? ''), 'Publicités', 'Dépense', 'Gagnantes'],
    ...[metricLabels[metric], interval],
  ],
  groups: ({ by }: Creatives): string => `Par ${by ?? ''}`,
} as const;

/** Why there is no ad to show; null where there is one. */
export function noAdText({ unjudged, counts }: Creatives): string | null {
  if (unjudged) return unjudgedTexts[unjudged];
  return counts.ads === 0 ? 'Aucune publicité n’a de chiffres sur cette période.' : null;
}

/** How many win, and by which rule; null where no ad is shown. */
export function claimOfAds(block: Creatives, currency: string | null): { said: string; means: string } | null {
  if (noAdText(block) !== null) return null;
  return { said: `${winnersText(block.counts)}.`, means: ruleText({ ...block, currency }, null) };
}

export const adRows = ({ lines, metric }: Creatives, currency: string | null): CreativeRow[] =>
  lines.map((line) => {
    const { name, campaign, target, state, fatigue } = line;
    const goal = target === null ? '' : `, objectif ${formatRatio(metric, target, currency ?? 'EUR')}`;
    return {
      cells: [
        name,
        spendText(line, currency),
        ...judgement(line, { metric, currency }),
        creativeStates[state],
        fatigueLabels[fatigue],
      ],
      small: [`${campaign}${goal}`, ...missingText(line, metric)].join('. '),
    };
  });

export const groupRows = (
  { groups, metric }: Creatives,
  currency: string | null,
): (CreativeRow & { share: number | null })[] =>
  groups.map((group) => {
    const { label, ads, judged, winners, share } = group;
    const won = judged === 0 ? 'aucune jugée' : `${winners} sur\u00a0${judged}`;
    return {
      cells: [
        label,
        ads.toLocaleString('fr-FR'),
        spendText(group, currency),
        won,
        ...judgement(group, { metric, currency }),
      ],
      small: [...(share === null ? [] : [blockTexts.partOfSpend(share)]), ...missingText(group, metric)].join('. '),
      share,
    };
  });

/** Under the ads. */
export function adNotes({ counts, lines, withoutTarget, metric }: Creatives): string[] {
  const others = counts.ads - lines.length;
  return [
    counts.ads > 0 &&
      withoutTarget === counts.ads &&
      `Aucune campagne n’a d’objectif de ${metricLabels[metric]}\u00a0: rien ne dit ce que serait une gagnante.`,
    others > 0 && `Et ${counted(others, 'autre publicité', 'autres publicités')}.`,
  ].filter((note) => typeof note === 'string');
}

/** Under the groups, or in their place. */
export function groupNotes({ by, isGone, groups, totalGroups }: Creatives): string[] {
  if (isGone)
    return [
      `Le champ «\u00a0${by}\u00a0» n’existe plus dans les noms des publicités\u00a0: elles ne sont pas groupées.`,
    ];
  if (groups.length === 0) return [];
  const others = totalGroups - groups.length;
  return [
    groupsText,
    ...(groups.some(({ label }) => label === noValueLabels.dim) ? [unnamedText] : []),
    ...(others > 0 ? [`Et ${counted(others, 'autre groupe', 'autres groupes')}.`] : []),
  ];
}

const spendText = ({ spend }: Judged, currency: string | null): string =>
  spend === null ? 'non mesuré' : metricText('spend', spend, currency ?? 'EUR');

type By = Pick<Creatives, 'metric'> & { currency: string | null };

/** The metric, and between what and what chance leaves it. */
function judgement({ value, reason, interval: range }: Judged, { metric, currency }: By): [string, string] {
  const shown = (one: number) => formatRatio(metric, one, currency ?? 'EUR');
  return [
    value === null ? cellText({ measure: metric, value, reason }, currency) : shown(value),
    range ? `${shown(range.lower)} à ${shown(range.upper)}` : '–',
  ];
}

const missingText = ({ interval: range, missing }: Judged, metric: Creatives['metric']): string[] =>
  range || missing.length === 0
    ? []
    : [`Pas d’intervalle\u00a0: ${missing.map((need) => needText(metric, need)).join(', ')}`];
