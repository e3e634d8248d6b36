import { metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { ChartFrame } from '../../../components/chart-frame.tsx';
import { StandingBars } from '../../../components/standing-bars.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';
import type { Creatives } from './use-creatives.ts';

/** How many ads began each week, and what became of them. */
export function LaunchesChart({ creatives: { weeks, currency } }: { creatives: Creatives }) {
  const begun = weeks.reduce((sum, { ads }) => sum + ads, 0);
  const winners = weeks.reduce((sum, week) => sum + week.winners, 0);
  return (
    <ChartFrame
      title="Lancements"
      unit="Publicités lancées, par semaine"
      columns={['Semaine du', 'Lancées', 'Jugées', 'Gagnantes', 'Dépense']}
      rows={weeks.map((week) => ({
        label: shortDay(week.from),
        figures: [
          ...[week.ads, week.judged, week.winners].map(formatNumber),
          metricText('spend', week.spend, currency ?? 'EUR'),
        ],
      }))}
      note={`${formatCount(begun, 'publicité lancée', 'publicités lancées')} sur la période, ${winners === 0 ? 'aucune gagnante' : formatCount(winners, 'gagnante')}.`}
    >
      <StandingBars
        rows={weeks.map(({ from, ads }) => ({ label: shortDay(from), value: ads }))}
        name="Publicités lancées"
        format={formatNumber}
        wholeNumbers
      />
    </ChartFrame>
  );
}
