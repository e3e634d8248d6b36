import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { isRatio, type MetricName } from '../../../../../shared/campaigns/metric-words.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import classes from './campaign.module.css';
import { type ComparedPeriod, isComparable } from './compared-period.ts';
import { hasUncertain, MetricCard } from './metric-card.tsx';
import { type Metrics, useMetrics } from './use-campaign.ts';

/** What everyone asks for, in the order in which one reads it. */
const first: readonly MetricName[] = [
  'spend',
  'conversions',
  'cpa',
  'revenue',
  'roas',
  'conversionRate',
  'impressions',
  'linkClicks',
  'linkCtr',
  'linkCpc',
  'cpm',
  'contribution',
];
/** What only some campaigns measure: there where it is measured. */
const others: readonly MetricName[] = [
  'clicks',
  'ctr',
  'cpc',
  'leads',
  'cpl',
  'aov',
  'reach',
  'frequency',
  'breakEvenRoas',
  'landingPageViews',
  'addToCarts',
  'checkouts',
  'engagements',
  'videoViews3s',
  'hookRate',
  'holdRate',
  'completionRate',
];

const isMeasured = ({ totals, ratios }: Metrics, name: MetricName) =>
  isRatio(name) ? !['not_measured', 'no_margin'].includes(ratios[name].reason ?? '') : totals[name] !== null;

/** The figures of the period, each with its gate, its change and its arithmetic. */
export function MetricsGrid({ campaign, period }: { campaign: Campaign; period: ComparedPeriod }) {
  const [all, setAll] = useState(false);
  const { data, error, mutate } = useMetrics(campaign.id, period);
  if (period.problem) return null;
  const isCurrent =
    data && data.from === period.from && data.to === period.to && data.compare === (period.compare ?? 'previous');
  if (!data || (error && !isCurrent)) {
    return error ? <LoadFailure what="Les indicateurs" error={error} onRetry={() => mutate()} /> : <MetricsSkeleton />;
  }
  const isCompared = isComparable(period, campaign.firstDay);
  const { deltas, ...metrics } = data.metrics;
  const shown = { ...metrics, ...(isCompared && deltas && { deltas }) };
  const aimed = others.filter((name) => metrics.targets.some(({ metric }) => metric === name));
  const more = others.filter((name) => isMeasured(metrics, name) && !aimed.includes(name));
  const names = [...first, ...aimed, ...(all ? more : [])];
  return (
    <Stack gap="xs" component="section" aria-label="Chiffres de la période">
      <dl className={classes.metrics} data-stale={isCurrent ? undefined : true} aria-busy={!isCurrent}>
        {names.map((name) => (
          <MetricCard
            key={name}
            name={name}
            metrics={shown}
            label={name === 'conversions' ? (campaign.conversionName ?? undefined) : undefined}
          />
        ))}
      </dl>
      {hasUncertain(names, shown) && (
        <Text size="xs" c="dimmed">
          ≈&nbsp;: l’écart peut être dû au hasard.
        </Text>
      )}
      {period.compare && !isCompared && (
        <Text size="sm" c="dimmed">
          Écarts non affichés&nbsp;: la campagne n’a pas encore de chiffres au début de la période comparée.
        </Text>
      )}
      {more.length > 0 && <MoreButton all={all} more={more.length} onToggle={() => setAll(!all)} />}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          Ces chiffres n’ont pas pu être relus.
        </Text>
      )}
    </Stack>
  );
}

type MoreProps = { all: boolean; more: number; onToggle: () => void };

const MoreButton = ({ all, more, onToggle }: MoreProps) => (
  <Button
    variant="subtle"
    color="gray"
    size="compact-sm"
    mr="auto"
    ml={-8}
    aria-expanded={all}
    rightSection={all ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
    onClick={onToggle}
  >
    {all ? 'Moins de mesures' : `Toutes les mesures (${more} de plus)`}
  </Button>
);

function MetricsSkeleton() {
  return <Skeleton height={184} radius="lg" role="status" aria-label="Chargement des chiffres" />;
}
