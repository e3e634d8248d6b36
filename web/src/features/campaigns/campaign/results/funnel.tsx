import { metricLabels, metricText } from '../../../../../../shared/campaigns/metric-words.ts';
import { ChartFrame } from '../../../../components/chart-frame.tsx';
import { FunnelBars } from '../../../../components/funnel-bars.tsx';
import type { Performance } from '../use-campaign.ts';
import { type FunnelStep, funnelSteps } from './funnel-steps.ts';

const share = new Intl.NumberFormat('fr-FR', {
  ...{ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
});
/** Below a hundredth, a digit after the comma would say too little. */
const smallShare = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumSignificantDigits: 2 });

type Props = { days: Performance; conversionName: string | null };

/** From who saw the ads to who bought, step by step. */
export function Funnel({ days: { items, currency }, conversionName }: Props) {
  const steps = funnelSteps(items);
  if (steps.length < 2) return null;
  const labelOf = ({ counter }: Pick<FunnelStep, 'counter'>) =>
    (counter === 'conversions' && conversionName) || metricLabels[counter];
  const rateOf = ({ from }: FunnelStep) => (from ? shareText(from.numerator / from.denominator) : '');
  // Those who saw are a hundred times those who came: beside them no bar could be told from another.
  const widest = Math.max(...steps.filter(({ counter }) => counter !== 'impressions').map(({ value }) => value), 1);
  const isPartial = steps.some(({ from }) => from && from.days < items.filter(hasFigures).length);
  return (
    <ChartFrame
      title="De l’impression à la conversion"
      unit="Nombre, et part de l’étape d’avant"
      columns={['Étape', 'Nombre', 'Part de l’étape d’avant']}
      rows={steps.map((step) => ({
        label: labelOf(step),
        figures: [metricText(step.counter, step.value, currency), rateOf(step)],
      }))}
      note={isPartial ? 'Chaque part porte sur les jours qui mesurent ses deux étapes.' : undefined}
    >
      <FunnelBars
        steps={steps.map((step) => ({
          key: step.counter,
          label: labelOf(step),
          value: metricText(step.counter, step.value, currency),
          share: rateOf(step),
          width: step.value / widest,
          isWide: step.counter === 'impressions',
        }))}
      />
    </ChartFrame>
  );
}

const shareText = (part: number): string => (part > 0 && part < 0.01 ? smallShare : share).format(part);

const hasFigures = ({ totals }: Performance['items'][number]) => Object.values(totals).some((value) => value !== null);
