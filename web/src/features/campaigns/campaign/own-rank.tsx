import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { getBenchmarks } from '../../../../../shared/campaigns/comparison.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { request } from '../../../lib/request.ts';
import { benchmarkNames } from '../benchmarks/benchmarks-url.ts';
import { urlNames } from '../campaigns-query.ts';
import type { ComparedPeriod } from './compared-period.ts';
import { ownRankTexts, rankedMetrics } from './own-rank-text.ts';
import { useMetrics } from './use-campaign.ts';

/** Where the campaign stands among the workspace's own of its platform and sector; nothing where they are too few. */
export function OwnRank({ campaign, period }: { campaign: Campaign; period: ComparedPeriod }) {
  const { platform, industry, currency } = campaign;
  const { data } = useMetrics(campaign.id, period);
  const { data: own } = useSWR(industry && [getBenchmarks.operation, 'own', platform, industry, currency], async () =>
    industry ? (await request(getBenchmarks, { query: { platform, industry, currency } })).own : [],
  );
  if (!industry || !data || !own || period.problem) return null;
  const ranked = rankedMetrics.flatMap((metric) => {
    const median = own.find((one) => one.metric === metric);
    return median ? [{ own: median, value: data.metrics.ratios[metric].value }] : [];
  });
  const texts = ownRankTexts(ranked, industries[industry], currency);
  if (texts.length === 0) return null;
  const asked = new URLSearchParams({
    [urlNames.tab]: 'reperes',
    [benchmarkNames.platform]: platform,
    [benchmarkNames.industry]: industry,
  });
  return (
    <Text size="sm" c="dimmed">
      {texts.join('. ')}.{' '}
      <Anchor component={Link} to={`${paths.campaigns}?${asked}`} inherit c="inherit" underline="always">
        Voir les repères
      </Anchor>
    </Text>
  );
}
