import { NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import useSWR from 'swr';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { type ComparedMetric, comparedMetrics } from '../../../../../shared/rules/estimates.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { currencyName } from '../../../lib/currency-name.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './benchmarks.module.css';
import { benchmarkNames, wantedIn } from './benchmarks-url.ts';
import { OwnFigures } from './own-figures.tsx';
import { PublishedFigures } from './published-figures.tsx';
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
      <Text c="dimmed" size="sm" maw="46rem">
        Ces repères ne sont pas des objectifs&nbsp;: secteurs, pays et années diffèrent. Vos campagnes&nbsp;: 365
        derniers jours.
      </Text>
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
          data={money.map((value) => ({ value, label: currencyName(value) }))}
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
      {shown.map((metric) => {
        const mine = own.find((one) => one.metric === metric);
        return (
          <section key={metric} className={classes.metric} aria-label={metricLabels[metric]}>
            <Title order={2} fz="1rem">
              {metricLabels[metric]}
            </Title>
            {mine && (
              <OwnFigures
                own={mine}
                total={total}
                currency={wanted.currency}
                published={published(metric).flatMap(({ value }) => value ?? [])}
              />
            )}
            <PublishedFigures items={published(metric)} />
          </section>
        );
      })}
    </div>
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
