import { CompositeChart } from '@mantine/charts';
import { Area, ReferenceLine } from 'recharts';
import { metricText } from '../../../../../../shared/campaigns/metric-words.ts';
import { ChartFrame } from '../../../../components/chart-frame.tsx';
import { formatCompact, formatDay } from '../../../../lib/format.ts';
import { Said } from '../chart-said.tsx';
import type { PaceRow } from './pace-rows.ts';

type Props = { rows: readonly PaceRow[]; amount: number; currency: string };

/** What is spent so far against the even line, and where that leads. */
export function PaceChart({ rows, amount, currency }: Props) {
  const data = rows.map((row) => ({ ...row, label: formatDay(row.date) }));
  const money = (value: number) => metricText('spend', value, currency);
  const textsOf = ({ even, spent, projected, cone }: PaceRow): string[] => [
    `À rythme égal\u00a0: ${money(even)}`,
    ...(spent === null ? [] : [`Dépensé\u00a0: ${money(spent)}`]),
    ...(spent === null && projected !== null && cone
      ? [`Projection\u00a0: ${money(projected)}`, `Entre ${money(cone[0])} et ${money(cone[1])}`]
      : []),
  ];
  return (
    <ChartFrame
      title="Dépense cumulée"
      unit={`En ${currency}, budget de ${money(amount)}`}
      columns={['Jour', 'À rythme égal', 'Dépensé', 'Projection', 'Au moins', 'Au plus']}
      rows={rows.map(({ date, even, spent, projected, cone }) => ({
        label: formatDay(date),
        figures: [
          money(even),
          spent === null ? '' : money(spent),
          spent !== null || projected === null ? '' : money(projected),
          spent !== null || !cone ? '' : money(cone[0]),
          spent !== null || !cone ? '' : money(cone[1]),
        ],
      }))}
      note="En pointillé gris, le budget dépensé à rythme égal ; en rouge, le budget entier. Le cône prolonge les 7 derniers jours : 19 suites sur 20 s’y tiennent si les jours varient comme eux."
    >
      <CompositeChart
        h={320}
        data={data}
        dataKey="label"
        series={[
          { name: 'even', label: 'À rythme égal', type: 'line', color: 'gray.5', strokeDasharray: '5 5' },
          { name: 'spent', label: 'Dépensé', type: 'line', color: 'var(--mantine-color-information-filled)' },
          {
            name: 'projected',
            label: 'Projection',
            type: 'line',
            color: 'var(--mantine-color-information-filled)',
            strokeDasharray: '2 4',
          },
        ]}
        curveType="linear"
        connectNulls={false}
        withDots={false}
        tickLine="none"
        lineProps={{ isAnimationActive: false }}
        composedChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
        xAxisProps={{ minTickGap: 48 }}
        yAxisProps={{ width: 60, tickFormatter: (value: number) => formatCompact(value) }}
        tooltipProps={{
          content: ({ label }) => {
            const row = data.find((one) => one.label === label);
            return row ? <Said label={row.label} texts={textsOf(row)} /> : null;
          },
        }}
      >
        <Area
          dataKey="cone"
          stroke="none"
          fill="var(--mantine-color-information-filled)"
          fillOpacity={0.16}
          isAnimationActive={false}
          activeDot={false}
        />
        <ReferenceLine y={amount} stroke="var(--mantine-color-accent-filled)" />
      </CompositeChart>
    </ChartFrame>
  );
}
