import { Badge, Button, Group, Popover, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { trendingAds } from '../../../../../shared/ads/library.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { AdCard } from '../ad-card.tsx';
import { queryOf } from '../ads-query.ts';
import classes from './trends-tab.module.css';

const windows = ['7', '30', '90'] as const;
type Window = (typeof windows)[number];
const usualWindow: Window = '30';

type TrendingAd = RouteOutput<typeof trendingAds>['items'][number];

type Props = {
  /** The search, as `searchOf` writes it. */
  asked: string;
  /** What narrows it. */
  filters: ReactNode;
};

/** The ads that rise, ranked, each with its reason. */
export function TrendsTab({ asked, filters }: Props) {
  const { params, change } = useUrlState();
  const days = windows.find((one) => one === params.get('fenetre')) ?? usualWindow;
  const { data, error, mutate } = useSWR([trendingAds.operation, days, asked], () =>
    request(trendingAds, { query: { ...queryOf(new URLSearchParams(asked)), window: days, limit: '24' } }),
  );
  return (
    <Stack gap="lg">
      <Group gap="xs" justify="space-between">
        <SegmentedControl
          aria-label="Période"
          value={days}
          onChange={(next) => change({ fenetre: next === usualWindow ? null : next })}
          data={windows.map((value) => ({ value, label: `${value} jours` }))}
        />
        <FormulaHelp days={days} />
      </Group>
      {filters}
      {error && !data ? (
        <LoadFailure what="Les tendances" error={error} onRetry={() => mutate()} />
      ) : (
        <Ranking ads={data?.items} />
      )}
    </Stack>
  );
}

function Ranking({ ads }: { ads: TrendingAd[] | undefined }) {
  if (!ads) {
    return (
      <div className={classes.cards} role="status" aria-label="Chargement des tendances">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} height={360} radius="xl" />
        ))}
      </div>
    );
  }
  if (ads.length === 0) {
    return (
      <EmptyState title="Rien ne monte pour l’instant">
        Aucune annonce en cours depuis au moins trois jours et lancée sur cette période ne correspond à ces critères.
      </EmptyState>
    );
  }
  return (
    <ol className={classes.cards} aria-label="Annonces en tendance">
      {ads.map((ad, at) => (
        <li key={ad.id}>
          <AdCard ad={ad} among={ads} note={<Reason rank={at + 1} trend={ad.trend} />} />
        </li>
      ))}
    </ol>
  );
}

function Reason({ rank, trend }: { rank: number; trend: TrendingAd['trend'] }) {
  return (
    <div className={classes.reason}>
      <span className={classes.rank}>
        <span className={classes.outOf}>n°</span> {rank}
      </span>
      <Text size="xs" c="dimmed" flex={1}>
        {trend.reason}
        {trend.estimated && (
          <Badge variant="light" color="warning" size="sm" tt="none" fw={500} ml={6}>
            estimation
          </Badge>
        )}
      </Text>
      <Text size="xs" fw={600} flex="none">
        <span className={classes.outOf}>Score</span> {formatNumber(Math.round(trend.score))}
      </Text>
    </div>
  );
}

function FormulaHelp({ days }: { days: Window }) {
  return (
    <Popover position="bottom-start" width={380} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          fw={500}
          leftSection={<IconInfoCircle size={16} stroke={1.7} aria-hidden />}
        >
          Comment ce classement est-il calculé ?
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <Text size="sm">
            Le score, sur 100, compare les annonces lancées ces {days} derniers jours et en cours depuis au moins trois
            jours. Il additionne&nbsp;:
          </Text>
          <ul className={classes.factors}>
            <li>jusqu’à 60 points pour la portée par jour, comparée à la plus forte</li>
            <li>jusqu’à 25 points pour la nouveauté</li>
            <li>jusqu’à 15 points pour le nombre de variantes du même message</li>
          </ul>
          <Text size="sm" c="dimmed">
            «&nbsp;Estimation&nbsp;»&nbsp;: la source ne donne qu’une fourchette de portée, dont le milieu est pris, ou
            n’en donne aucune.
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
