import { Skeleton } from '@mantine/core';
import useSWR from 'swr';
import type { AlertOfCampaign } from '../../../../../shared/campaigns/alert.ts';
import { type MetricName, metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { getPerformance } from '../../../../../shared/campaigns/performance.contract.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import { ResultChart } from '../campaign/results/result-chart.tsx';

/** What came before, so that what is unlike it is seen: by week what takes weeks to tell. */
const shownDays = { day: 42, week: 84 };
const isDaily = ({ kind, evidence }: AlertOfCampaign): boolean =>
  kind === 'stopped' ||
  kind === 'pacing' ||
  kind === 'stale_data' ||
  (kind === 'anomaly' && evidence.from === evidence.to);

/** The measure of an alert, day by day, to the last on which it was seen. */
export function EvidenceChart({ alert }: { alert: AlertOfCampaign }) {
  const { campaignId, adId, metric, evidence } = alert;
  const to = alert.resolvedOn ?? evidence.to;
  const granularity = isDaily(alert) ? 'day' : 'week';
  const from = addDays(to, 1 - shownDays[granularity]);
  const { data, error, mutate } = useSWR(
    [getPerformance.operation, 'evidence', campaignId, adId, from, to, granularity],
    () =>
      request(getPerformance, {
        params: { id: campaignId },
        query: { from, to, granularity, ...(adId !== null && { adId }) },
      }),
  );
  if (error && !data) return <LoadFailure what="Le graphique" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={340} radius="md" role="status" aria-label="Chargement de la courbe" />;
  return <ResultChart performance={data} metrics={[nameOf(metric)]} granularity={granularity} />;
}

const nameOf = (metric: string | null): MetricName =>
  metric !== null && Object.hasOwn(metricLabels, metric) ? (metric as MetricName) : 'spend';
