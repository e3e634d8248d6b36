import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import type { getProspectStats } from '../../../../../shared/prospects/stats.contract.ts';
import { Arithmetic } from '../../../components/arithmetic.tsx';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { currencyName } from '../../../lib/currency-name.ts';
import { formatCount, formatMoney, formatNumber, formatPercent } from '../../../lib/format.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../prospects-query.ts';
import { periodNames } from './period.ts';
import classes from './stats.module.css';

export type ProspectStats = RouteOutput<typeof getProspectStats>;
type Props = { stats: ProspectStats; from: string; to: string };

/** What there is to read first, and how each figure is made. */
export function ProspectFigures({ stats, from, to }: Props) {
  const { total, pipelineValue, weightedPipeline, wonValue, conversionRate, currency } = stats;
  const { averageScore, averageDaysToWin: daysToWin, overdueActions } = stats;
  return (
    <Stack gap="xs">
      <KeyFigures
        across={4}
        figures={[
          { name: 'Prospects', value: formatNumber(total) },
          {
            name: 'Pipeline',
            value: (
              <Arithmetic text="Les valeurs des prospects ouverts, additionnées.">
                {formatMoney(pipelineValue, currency)}
              </Arithmetic>
            ),
          },
          {
            name: 'Pipeline pondéré',
            value: (
              <Arithmetic text={`Chaque valeur compte selon les chances de son statut\u00a0: ${weightsOf(stats)}.`}>
                {formatMoney(weightedPipeline, currency)}
              </Arithmetic>
            ),
          },
          { name: 'Gagné', value: formatMoney(wonValue, currency) },
          {
            name: 'Taux de conversion',
            value: (
              <Arithmetic text="La part des gagnés parmi les gagnés et les perdus.">
                {conversionRate === null ? '—' : formatPercent(conversionRate)}
              </Arithmetic>
            ),
          },
          { name: 'Score moyen', value: averageScore === null ? '—' : formatNumber(Math.round(averageScore)) },
          {
            name: 'Délai moyen pour gagner',
            value: daysToWin === null ? '—' : formatCount(Math.round(daysToWin), 'jour'),
          },
          { name: 'Actions en retard', value: <Overdue count={overdueActions} from={from} to={to} /> },
        ]}
      />
      {stats.otherCurrencies > 0 && (
        <Text size="xs" fw={500}>
          Montants en {currencyName(currency)}&nbsp;: {leftOut(stats.otherCurrencies)}.
        </Text>
      )}
    </Stack>
  );
}

/** « Nouveau 10 %, Contacté 20 %… » */
const weightsOf = ({ stageWeights }: ProspectStats) =>
  stageWeights.map(({ label, weight }) => `${label}\u00a0${formatPercent(weight)}`).join(', ');

const leftOut = (count: number) =>
  count === 1
    ? '1\u00a0prospect dans une autre devise n’y est pas compté'
    : `${formatNumber(count)}\u00a0prospects dans d’autres devises n’y sont pas comptés`;

/** Leads to them, in the table. */
function Overdue({ count, from, to }: { count: number; from: string; to: string }) {
  const { params } = useUrlState();
  if (count === 0) return '0';
  const table = changed(params, {
    [urlNames.tab]: null,
    [periodNames.choice]: null,
    [periodNames.from]: null,
    [periodNames.to]: null,
    [urlNames.action]: 'retard',
    ...(from && { createdFrom: from }),
    ...(to && { createdTo: to }),
  });
  return (
    <Link to={{ search: `?${table}` }} className={classes.overdue}>
      {formatNumber(count)}
      <VisuallyHidden> actions en retard, voir la liste</VisuallyHidden>
    </Link>
  );
}
