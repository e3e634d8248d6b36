import { Skeleton } from '@mantine/core';
import useSWR from 'swr';
import type { AlertOfCampaign } from '../../../../../shared/campaigns/alert.ts';
import { getPerformance } from '../../../../../shared/campaigns/performance.contract.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { type MetricName, metricLabels } from '../../../lib/metric-words.ts';
import { request } from '../../../lib/request.ts';
import { ResultChart } from '../campaign/results/result-chart.tsx';

/** What came before, so that what is unlike it is seen. */
const shownDays = 42;

/** The measure of an alert, day by day, to the last on which it was seen. */
export function EvidenceChart({ alert }: { alert: AlertOfCampaign }) {
  const { campaignId, adId, metric, evidence } = alert;
  const to = alert.resolvedOn ?? evidence.to;
  const from = addDays(to, 1 - shownDays);
  const { data, error, mutate } = useSWR([getPerformance.operation, 'evidence', campaignId, adId, from, to], () =>
    request(getPerformance, {
      params: { id: campaignId },
      query: { from, to, granularity: 'day', ...(adId !== null && { adId }) },
    }),
  );
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={340} radius="md" role="status" aria-label="Chargement de la courbe" />;
  return <ResultChart performance={data} metrics={[nameOf(metric)]} granularity="day" />;
}

const nameOf = (metric: string | null): MetricName =>
  metric !== null && Object.hasOwn(metricLabels, metric) ? (metric as MetricName) : 'spend';
