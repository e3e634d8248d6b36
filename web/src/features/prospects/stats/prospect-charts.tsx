import { Stack } from '@mantine/core';
import { ChartFrame, ChartGrid } from '../../../components/chart-frame.tsx';
import { CountChart } from '../../../components/count-chart.tsx';
import { StandingBars } from '../../../components/standing-bars.tsx';
import { WeekChart } from '../../../components/week-chart.tsx';
import { currencyName, formatCompact, formatMoney, formatNumber } from '../../../lib/format.ts';
import { ConversionChart } from './conversion-chart.tsx';
import type { ProspectStats } from './prospect-figures.tsx';

const counted = { name: 'Prospects', unit: 'Nombre de prospects' };

/** Where the prospects stand, where they come from, and what became of them. */
export function ProspectCharts({ stats }: { stats: ProspectStats }) {
  const sources = [...stats.bySource].sort((a, b) => b.count - a.count).filter(({ count }) => count > 0);
  return (
    <Stack gap="lg">
      <ChartGrid paired>
        <CountChart
          title="Entonnoir"
          what="Statut"
          counted={{ ...counted, unit: 'Nombre de prospects, selon leur statut d’aujourd’hui' }}
          counts={stats.byStatus}
        />
        <CountChart title="Par source" what="Source" counted={counted} counts={sources} />
        <CountChart title="Par classe de score" what="Classe" counted={counted} counts={stats.byGrade} />
        <ConversionChart grades={stats.conversionByGrade} />
      </ChartGrid>
      <WonChart stats={stats} />
      <WeekChart title="Nouveaux prospects" counted={counted} weeks={stats.newByWeek} />
    </Stack>
  );
}

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function WonChart({ stats: { wonByMonth, currency } }: { stats: ProspectStats }) {
  const months = wonByMonth.map(({ value, count, amount }) => ({
    label: monthName.format(new Date(`${value}-01T00:00:00Z`)),
    count,
    value: amount,
  }));
  return (
    <ChartFrame
      title="Gagné par mois"
      unit={`Valeur des prospects gagnés, en ${currencyName(currency)}, selon le mois où ils l’ont été`}
      columns={['Mois', 'Gagnés', 'Valeur']}
      rows={months.map(({ label, count, value }) => ({
        label,
        figures: [formatNumber(count), formatMoney(value, currency)],
      }))}
    >
      <StandingBars
        rows={months}
        name="Gagné"
        format={(amount) => formatMoney(amount, currency)}
        tick={formatCompact}
      />
    </ChartFrame>
  );
}
