import { isRatio, type MetricName, metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import type { Granularity } from '../../../../../../shared/rules/periods.ts';
import { formatCount, formatDay, formatList } from '../../../../lib/format.ts';
import type { Performance } from '../use-campaign.ts';
import type { Band } from './special-bands.ts';

export const spanNames: Record<Granularity, string> = { day: 'jour', week: 'semaine', month: 'mois' };

type Noted = {
  items: Performance['items'];
  metrics: readonly MetricName[];
  empty: number;
  granularity: Granularity;
  bands: readonly Band[];
  rings: number;
  levels: readonly string[];
  provisionalFrom: string | undefined;
};

/** What the eye may read wrong, in words. */
export function noteOf({
  items,
  metrics,
  empty,
  granularity,
  bands,
  rings,
  levels,
  provisionalFrom,
}: Noted): string | undefined {
  const spans = (count: number) => formatCount(count, spanNames[granularity], pluralOf(granularity));
  const gaps = empty > 0 && `${spans(empty)} sans données\u00a0: le trait s’interrompt.`;
  const few = metrics.map((metric) => {
    const count = items.filter(({ ratios }) => isRatio(metric) && ratios[metric].reason === 'insufficient_data').length;
    const wider = granularity === 'month' ? '' : ' Voyez-le sur des périodes plus longues.';
    return count > 0 && `${metricLabels[metric]}\u00a0: données insuffisantes sur ${spans(count)}.${wider}`;
  });
  const moving =
    provisionalFrom &&
    `Hachuré\u00a0: depuis le ${formatDay(provisionalFrom)}, les plateformes peuvent encore ajouter des conversions.`;
  const ringed = rings > 0 && 'Cercle\u00a0: jour inhabituel, expliqué sous le graphique.';
  const dashed = levels.length > 0 && `Tirets\u00a0: ${formatList(levels)}.`;
  const special =
    bands.length > 0 &&
    `Bande\u00a0: ${formatList([...new Set(bands.map(({ name }) => name))])}, des jours où les achats sont inhabituels.`;
  return [gaps, ...few, dashed, ringed, special, moving].filter(Boolean).join(' ') || undefined;
}

const pluralOf = (granularity: Granularity) => (granularity === 'month' ? 'mois' : `${spanNames[granularity]}s`);
