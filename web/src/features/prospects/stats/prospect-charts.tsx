import { Stack } from '@mantine/core';
import { ChartFrame, ChartGrid } from '../../../components/chart-frame.tsx';
import { CountChart } from '../../../components/count-chart.tsx';
import { StandingBars } from '../../../components/standing-bars.tsx';
import { WeekChart } from '../../../components/week-chart.tsx';
import { compactMoney } from '../../../lib/compact-money.ts';
import { currencyName } from '../../../lib/currency-name.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { toggled } from '../../../lib/list-query.ts';
import { roundTicks } from '../../../lib/round-ticks.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import type { FilterName } from '../prospects-query.ts';
import { ConversionChart } from './conversion-chart.tsx';
import type { ProspectStats } from './prospect-figures.tsx';
import { StageFunnel } from './stage-funnel.tsx';

const counted = { name: 'Prospects', unit: 'Nombre de prospects' };

/** Where the prospects stand, where they come from, and what became of them. */
export function ProspectCharts({ stats }: { stats: ProspectStats }) {
  const { params, change } = useUrlState();
  const choose = (filter: FilterName) => (value: string) => change(toggled(params, filter, value));
  const sources = [...stats.bySource].sort((a, b) => b.count - a.count).filter(({ count }) => count > 0);
  return (
    <Stack gap="lg">
      <ChartGrid paired>
        <StageFunnel stats={stats} />
        <CountChart title="Par source" what="Source" counted={counted} counts={sources} onChoose={choose('source')} />
        <CountChart
          title="Par score"
          what="Score"
          counted={counted}
          counts={stats.byGrade}
          onChoose={choose('grade')}
        />
        <ConversionChart grades={stats.conversionByGrade} />
      </ChartGrid>
      <WonChart stats={stats} />
      <WeekChart
        title={
          stats.newByWeek.length < 2
            ? 'Nouveaux prospects'
            : `Nouveaux prospects sur ${stats.newByWeek.length} semaines`
        }
        counted={counted}
        weeks={stats.newByWeek}
      />
    </Stack>
  );
}

const yearBefore = 'Un an avant';
const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function WonChart({ stats: { wonByMonth, currency } }: { stats: ProspectStats }) {
  if (wonByMonth.length === 0) return null;
  const months = wonByMonth.map(({ value, count, amount, amountYearBefore }) => ({
    label: monthName.format(new Date(`${value}-01T00:00:00Z`)),
    count,
    value: amount,
    before: amountYearBefore,
  }));
  const compared = months.some(({ before }) => before !== null);
  return (
    <ChartFrame
      title="Gagné par mois"
      unit={`Valeur des prospects gagnés, en ${currencyName(currency)}, par mois de signature`}
      columns={['Mois', 'Gagnés', 'Valeur', ...(compared ? [yearBefore] : [])]}
      rows={months.map(({ label, count, value, before }) => ({
        label,
        figures: [
          formatNumber(count),
          formatMoney(value, currency),
          ...(compared ? [before === null ? '—' : formatMoney(before, currency)] : []),
        ],
      }))}
    >
      <StandingBars
        rows={months}
        name="Gagné"
        before={compared ? yearBefore : undefined}
        format={(amount) => formatMoney(amount, currency)}
        tick={compactMoney(currency)}
        ticks={roundTicks(months.flatMap(({ value, before }) => [value, before]))}
      />
    </ChartFrame>
  );
}
