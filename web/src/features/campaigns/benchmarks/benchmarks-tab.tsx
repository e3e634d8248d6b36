import { NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import useSWR from 'swr';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { type ComparedMetric, comparedMetrics } from '../../../../../shared/rules/estimates.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { currencyChoice } from '../../../lib/currency-name.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './benchmarks.module.css';
import { benchmarkNames, wantedIn } from './benchmarks-url.ts';
import { OwnFigures, ScaleKey } from './own-figures.tsx';
import { PublishedFigures } from './published-figures.tsx';
import { sameScale, standingText } from './standing-text.ts';
import { type Landmarks, useBenchmarks, type Wanted } from './use-benchmarks.ts';

/** One's own medians, and what others have published, each apart: landmarks, not targets. */
export function BenchmarksTab() {
  const { params } = useUrlState();
  const wanted = wantedIn(params);
  const { data, error, mutate } = useBenchmarks(wanted);
  const stale = data !== undefined && JSON.stringify(data.wanted) !== JSON.stringify(wanted);
  return (
    <div className={classes.root}>
      <Choices wanted={wanted} />
      <div>
        <Text c="dimmed" size="sm">
          Repères, pas objectifs&nbsp;: secteur, pays et année diffèrent. Vos campagnes&nbsp;: 365 derniers jours.
        </Text>
        <ScaleKey />
      </div>
      {error && (!data || stale) ? (
        <LoadFailure what="Les repères" error={error} onRetry={() => mutate()} />
      ) : data ? (
        <Metrics landmarks={data.landmarks} wanted={data.wanted} stale={stale} />
      ) : (
        <BenchmarksSkeleton />
      )}
    </div>
  );
}

function Choices({ wanted: { platform, industry, currency } }: { wanted: Wanted }) {
  const { change } = useUrlState();
  const { data: currencies = [] } = useSWR('own-currencies', async () =>
    (await request(listCampaigns, { query: { limit: '1' } })).currencies.map((one) => one.currency),
  );
  const money = [...new Set([...currencies, currency])];
  const options = (labels: Record<string, string>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <div className={classes.choices}>
      <NativeSelect
        label="Plateforme"
        size="sm"
        value={platform}
        data={options(campaignPlatforms)}
        onChange={({ currentTarget: { value } }) =>
          change({ [benchmarkNames.platform]: value === 'meta' ? null : value })
        }
      />
      <NativeSelect
        label="Secteur"
        size="sm"
        value={industry}
        data={[{ value: 'all', label: 'Tous les secteurs' }, ...options(industries)]}
        onChange={({ currentTarget: { value } }) =>
          change({ [benchmarkNames.industry]: value === 'all' ? null : value })
        }
      />
      {money.length > 1 && (
        <NativeSelect
          label="Devise"
          size="sm"
          value={currency}
          data={money.map((value) => ({ value, label: currencyChoice(value) }))}
          onChange={({ currentTarget: { value } }) => change({ [benchmarkNames.currency]: value })}
        />
      )}
    </div>
  );
}

type MetricsProps = { landmarks: Landmarks; wanted: Wanted; stale: boolean };

function Metrics({ landmarks, wanted, stale }: MetricsProps) {
  const { items, own, total } = landmarks;
  const published = (metric: ComparedMetric) => items.filter((item) => item.metric === metric);
  const hasOwn = (metric: ComparedMetric) => own.some((one) => one.metric === metric && one.n > 0);
  const shown = comparedMetrics.filter((metric) => hasOwn(metric) || published(metric).length > 0);
  if (shown.length === 0) return <Nothing {...wanted} />;
  return (
    <div className={classes.metrics} data-stale={stale || undefined} aria-busy={stale}>
      {items.length === 0 && (
        <Text size="sm">Rien n’est publié pour ce choix, à notre connaissance&nbsp;: voici vos propres campagnes.</Text>
      )}
      {shown.map((metric) => (
        <Metric
          key={metric}
          metric={metric}
          own={own.find((one) => one.metric === metric)}
          items={published(metric)}
          total={total}
          currency={wanted.currency}
        />
      ))}
    </div>
  );
}

/** In full, here where a link's clicks stand in the next frame. */
const titleOf = (metric: ComparedMetric) => (metric === 'cpc' ? 'CPC (tous les clics)' : metricLabels[metric]);

type MetricProps = {
  metric: ComparedMetric;
  own: Landmarks['own'][number] | undefined;
  items: Landmarks['items'];
  total: Landmarks['total'];
  currency: string;
};

function Metric({ metric, own, items, total, currency }: MetricProps) {
  const median = own?.median ?? null;
  const standing =
    own && median !== null
      ? standingText(
          { n: own.n, median, shown: formatRatio(metric, median, own.currency ?? currency) },
          items,
          currency,
        )
      : null;
  return (
    <section className={classes.metric} aria-label={titleOf(metric)}>
      <Title order={2} fz="1rem">
        {titleOf(metric)}
      </Title>
      {standing && (
        <Text size="sm" fw={600} mt={2}>
          {standing}
        </Text>
      )}
      {own && <OwnFigures own={own} total={total} currency={currency} published={sameScale(items, currency)} />}
      <PublishedFigures items={items} currency={currency} />
    </section>
  );
}

const Nothing = ({ platform, industry }: Wanted) => (
  <div className={classes.empty}>
    <Title order={2} fz="xl">
      Rien pour {campaignPlatforms[platform]}
      {industry === 'all' ? '' : ` en ${industries[industry]}`}
    </Title>
    <Text c="dimmed" mt="xs">
      Aucun chiffre publié que nous puissions citer, et aucune de vos campagnes n’a de chiffres ici depuis un an.
      Essayez un autre secteur ou une autre plateforme.
    </Text>
  </div>
);

const BenchmarksSkeleton = () => (
  <Stack gap="md" role="status" aria-label="Chargement des repères">
    <Skeleton height={150} radius="lg" />
    <Skeleton height={150} radius="lg" />
    <Skeleton height={150} radius="lg" />
  </Stack>
);
