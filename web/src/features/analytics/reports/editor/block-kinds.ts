import { usualThreshold } from '../../../../../../shared/analytics/creatives.rules.ts';
import { type DraftBlock, newKey } from './draft.ts';

type Kind = DraftBlock['type'];

export const blockKinds: readonly { type: Kind; label: string }[] = [
  { type: 'figures', label: 'Chiffres clés' },
  { type: 'timeseries', label: 'Courbe' },
  { type: 'breakdown', label: 'Répartition' },
  { type: 'pacing', label: 'Rythme des budgets' },
  { type: 'funnel', label: 'Entonnoir' },
  { type: 'blended', label: 'Ventes réelles' },
  { type: 'compare', label: 'Comparaison de campagnes' },
  { type: 'creatives', label: 'Meilleures publicités' },
  { type: 'annotations', label: 'Notes de la période' },
  { type: 'text', label: 'Texte' },
];

export const kindLabel = (type: Kind): string => blockKinds.find((kind) => kind.type === type)?.label ?? '';

/** A block as it is before anyone says more of it. */
export function newBlock(type: Kind): DraftBlock {
  const key = newKey();
  switch (type) {
    case 'figures':
      return { key, type, measures: ['spend', 'revenue', 'roas'] };
    case 'timeseries':
      return { key, type, measures: ['spend'], granularity: 'day' };
    case 'breakdown':
      return { key, type, by: 'platform', measures: ['spend', 'revenue', 'roas'], limit: 10 };
    case 'funnel':
      return { key, type, crm: false };
    case 'blended':
      return { key, type, source: 'sales' };
    case 'compare':
      return { key, type, campaignIds: [], metrics: ['cpa'] };
    case 'creatives':
      return { key, type, metric: null, minSpend: usualThreshold, limit: 6, by: null };
    case 'text':
      return { key, type, text: 'Ce qu’il faut retenir' };
    default:
      return { key, type };
  }
}
