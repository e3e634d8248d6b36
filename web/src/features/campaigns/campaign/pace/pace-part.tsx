import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import useSWR from 'swr';
import { metricText } from '../../../../../../shared/campaigns/metric-words.ts';
import { getPerformance } from '../../../../../../shared/campaigns/performance.contract.ts';
import { longestPeriodDays } from '../../../../../../shared/rules/periods.ts';
import { daysBetween } from '../../../../../../shared/rules/totals.ts';
import { KeyFigures } from '../../../../components/key-figures.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { formatDay, formatPercent } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import classes from '../campaign.module.css';
import { urlNames } from '../campaign-url.ts';
import type { PartProps } from '../open-campaign.tsx';
import { type Metrics, useMetrics } from '../use-campaign.ts';
import { paceRows } from './pace-rows.ts';

const PaceChart = lazy(async () => ({ default: (await import('./pace-chart.tsx')).PaceChart }));

type Pacing = Metrics['pacing'];

/** Longer budgets are drawn a week at a time. */
const mostDaysDrawn = 200;

/** Where the budget stands, and where it goes at the rate of the last seven days. */
export function PacePart({ campaign, period }: PartProps) {
  const { data, error, mutate } = useMetrics(campaign.id, period);
  if (period.problem) return null;
  if (!data) return error ? <LoadFailure what="Le rythme" error={error} onRetry={() => mutate()} /> : <PaceSkeleton />;
  const { pacing, asOf } = data.metrics;
  if (pacing.state === 'none') return <NoBudget />;
  return (
    <Stack gap="md" component="section" aria-label="Rythme">
      <Text fw={500}>{paceSentence(pacing, campaign.currency)}</Text>
      <KeyFigures figures={figuresOf(pacing, campaign.currency)} />
      <Drawn id={campaign.id} pacing={pacing} asOf={asOf} currency={campaign.currency} />
      <Text size="xs" c="dimmed">
        {pacing.from && pacing.to
          ? `Budget du ${formatDay(pacing.from)} au ${formatDay(pacing.to)}, vu à la fin du ${formatDay(asOf)}.`
          : `Vu à la fin du ${formatDay(asOf)}.`}
      </Text>
    </Stack>
  );
}

/** As many days as a reading may ask for; a budget of more has no curve. */
function Drawn({ id, pacing, asOf, currency }: { id: string; pacing: Pacing; asOf: string; currency: string }) {
  const { from, to, amount, spent } = pacing;
  const through = to !== null && to < asOf ? to : asOf;
  const fits = from !== null && to !== null && amount !== null && spent !== null && from <= through;
  const isDrawn = fits && daysBetween(from, to) <= longestPeriodDays;
  const { data, error, mutate } = useSWR(isDrawn ? [getPerformance.operation, id, 'pace', from, through] : null, () =>
    request(getPerformance, { params: { id }, query: { from: from ?? '', to: through, granularity: 'day' } }),
  );
  if (!isDrawn) return null;
  if (!data) return error ? <LoadFailure what="Le rythme" error={error} onRetry={() => mutate()} /> : <ChartSkeleton />;
  const spends = new Map(
    data.items.flatMap(({ date, totals }) => (totals.spend === null ? [] : [[date, totals.spend]])),
  );
  const step = daysBetween(from, to) > mostDaysDrawn ? 7 : 1;
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <PaceChart rows={paceRows(spends, { amount, from, to, asOf }, step)} amount={amount} currency={currency} />
    </Suspense>
  );
}

/** What to do about it, first. */
export function paceSentence(
  { state, neededPerDay, ratePerDay, projected, amount, runsOutOn, to }: Pacing,
  currency: string,
): string {
  const money = (value: number) => metricText('spend', value, currency);
  if (state === 'no_end')
    return 'Sans date de fin, un budget total n’a pas de rythme\u00a0: indiquez-la dans les réglages.';
  if (state === 'not_started') return 'La campagne n’a encore rien dépensé de ce budget.';
  if (state === 'finished') return 'Ce budget est arrivé à sa fin.';
  const words = { under: 'En retard', on_track: 'Dans le rythme', over: 'En avance', none: '' }[state];
  const out = runsOutOn !== null && runsOutOn !== to && `à ce rythme, le budget est épuisé le ${formatDay(runsOutOn)}`;
  const left =
    !out &&
    state === 'under' &&
    projected !== null &&
    amount !== null &&
    `à ce rythme, il resterait ${money(Math.max(0, amount - projected))}`;
  const needed =
    neededPerDay !== null &&
    ratePerDay !== null &&
    `il faudrait ${money(neededPerDay)} par jour, contre ${money(ratePerDay)} ces 7 derniers jours`;
  return `${[words, [needed, out, left].filter(Boolean).join('\u00a0; ')].filter(Boolean).join('\u00a0: ')}.`;
}

const ratio = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function figuresOf(pacing: Pacing, currency: string) {
  const money = (value: number | null) => (value === null ? 'non mesuré' : metricText('spend', value, currency));
  const share = (value: number | null) => (value === null ? 'non mesurée' : formatPercent(value));
  return [
    { name: 'Dépensé', value: money(pacing.spent) },
    {
      name: 'Part du budget',
      value: share(pacing.spentShare),
      more: pacing.spentShare !== null && <Sum>{`${money(pacing.spent)} ÷ ${money(pacing.amount)}`}</Sum>,
    },
    { name: 'Part du temps', value: pacing.elapsedShare === null ? 'sans fin' : share(pacing.elapsedShare) },
    {
      name: 'Rythme (1 = égal)',
      value: pacing.pace === null ? 'sans rythme' : ratio.format(pacing.pace),
      more: pacing.pace !== null && (
        <Sum>{`${share(pacing.spentShare)} du budget ÷ ${share(pacing.elapsedShare)} du temps`}</Sum>
      ),
    },
    { name: 'À ce rythme, à la fin', value: pacing.projected === null ? 'pas de projection' : money(pacing.projected) },
  ];
}

/** What a figure is made of. */
const Sum = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

function NoBudget() {
  const { change } = useUrlState();
  return (
    <div className={classes.empty}>
      <Title order={3}>Cette campagne n’a pas de budget</Title>
      <Text c="dimmed" mt="xs" mb="md">
        Avec un montant et des dates, cette page dit si la dépense tient le rythme et quand elle s’arrêtera.
      </Text>
      <Button variant="default" onClick={() => change({ [urlNames.part]: 'reglages' })}>
        Indiquer un budget
      </Button>
    </div>
  );
}

const PaceSkeleton = () => <Skeleton height={420} radius="lg" role="status" aria-label="Chargement du rythme" />;
const ChartSkeleton = () => <Skeleton height={380} radius="lg" role="status" aria-label="Chargement du graphique" />;
