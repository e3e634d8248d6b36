import { LineChart } from '@mantine/charts';
import { money } from '../../../../../shared/analytics/amount-text.ts';
import type { getBlended } from '../../../../../shared/analytics/blended.contract.ts';
import { quotientText, salesWord } from '../../../../../shared/analytics/blended-texts.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import type { Granularity } from '../../../../../shared/rules/periods.ts';
import { ChartFrame } from '../../../components/chart-frame.tsx';
import { compactMoney } from '../../../lib/compact-money.ts';
import { formatCompact } from '../../../lib/format.ts';
import { roundTicks } from '../../../lib/round-ticks.ts';
import { shortDay } from '../../../lib/short-day.ts';

const spans = { day: 'jour', week: 'semaine', month: 'mois' };
const months = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type BlendedAnswer = RouteOutput<typeof getBlended>;
type Props = { blended: BlendedAnswer; granularity: Granularity };

/** Amounts in full, as on the other charts, while there is room for them. */
const scaleOf = (currency: string, most: number) =>
  most < 100_000 ? (value: number) => money(value, currency).replace(/,00(?=\s)/, '') : compactMoney(currency);

/** Sales, what is claimed and what was spent, over time; a day that is not known is a gap. */
export function RealChart({ blended, granularity }: Props) {
  const { items, currency, salesCurrency, source } = blended;
  const sales = salesWord(source);
  const rows = items.map(({ date, revenue, claimed, spend }) => ({
    label: granularity === 'month' ? months.format(new Date(date)) : shortDay(date),
    revenue,
    claimed,
    spend,
  }));
  const known = items.some(({ revenue }) => revenue !== null);
  const text = (amount: number | null, of: string | null) => (amount === null ? 'non mesuré' : money(amount, of));
  const same = salesCurrency === null || currency === null || salesCurrency === currency;
  const ticks = roundTicks(
    rows.flatMap(({ revenue, claimed, spend }) => (same ? [revenue, claimed, spend] : [revenue])),
  );
  const drawn = salesCurrency ?? currency;
  const scale = drawn ? scaleOf(drawn, ticks.at(-1) ?? 0) : formatCompact;
  return (
    <ChartFrame
      title={known ? `${sales} et ce que revendiquent les plateformes` : 'CA revendiqué et dépense'}
      unit={`${salesCurrency ?? currency ?? ''} par ${spans[granularity]}`}
      columns={['Date', sales, 'CA revendiqué', 'Dépense', 'ROAS global']}
      rows={items.map((item, at) => ({
        label: rows[at]?.label ?? item.date,
        figures: [
          text(item.revenue, salesCurrency),
          text(item.claimed, currency),
          text(item.spend, currency),
          item.globalRoas.value === null ? '–' : quotientText('globalRoas', item.globalRoas.value, currency),
        ],
      }))}
      note={
        same
          ? known
            ? 'Un jour sans vente connue reste vide\u00a0: il ne compte pas pour zéro.'
            : undefined
          : 'Ventes et publicité sont en deux devises\u00a0: seules les ventes sont tracées.'
      }
    >
      <LineChart
        h={280}
        data={rows}
        dataKey="label"
        series={[
          ...(known ? [{ name: 'revenue', label: sales, color: 'var(--mantine-color-text)' }] : []),
          ...(same
            ? [
                // As on the dashboard.
                { name: 'claimed', label: 'CA revendiqué', color: 'var(--mantine-color-accent-filled)' },
                { name: 'spend', label: 'Dépense', color: 'var(--mantine-color-information-filled)' },
              ]
            : []),
        ]}
        curveType="linear"
        connectNulls={false}
        withDots={items.length <= 62}
        dotProps={{ r: 2 }}
        withLegend
        valueFormatter={(value) => money(value, salesCurrency ?? currency)}
        tickLine="none"
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
        xAxisProps={{ minTickGap: 48 }}
        yAxisProps={{ width: 64, ticks, domain: [0, ticks.at(-1) ?? 0], tickFormatter: scale }}
      />
    </ChartFrame>
  );
}
