import { Text } from '@mantine/core';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { formatCount } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../analytics.module.css';
import { countFilters, queryOf } from '../analytics-query.ts';
import { AnalyticsToolbar } from '../analytics-toolbar.tsx';
import { ExportMenu } from '../export-menu.tsx';
import { measuresNothing, NoDays, NoFigures } from '../no-figures.tsx';
import { OneCurrency } from '../one-currency.tsx';
import { moneyOf, useAsked, useOverview } from '../use-analytics.ts';
import { CurrencyRows } from './currency-rows.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { OverTime } from './over-time.tsx';
import { PartsCard } from './parts-card.tsx';
import { WeekdayCard } from './weekday-card.tsx';

/** What was spent and what it brought: how that went, then by platform, by client, by weekday. */
export function OverviewTab() {
  const { params } = useUrlState();
  const asked = useAsked();
  const { data, error, mutate } = useOverview();
  const stale = data !== undefined && data.asked !== asked;
  const filtered = asked.includes('clientId=') || countFilters(params) > 0;
  // Nothing to narrow yet.
  const isNew = data?.campaigns === 0 && !stale && !filtered;
  const currency = data?.converted?.currency ?? data?.currencies[0]?.currency ?? null;
  return (
    <div className={classes.root}>
      {!isNew && (
        <AnalyticsToolbar overview={data}>
          {data && data.campaigns > 0 && (
            <ExportMenu
              choices={[
                { label: 'Chiffres de la période', query: { ...queryOf(asked, parisDay()), of: 'overview' } },
                { label: 'Jour par jour', query: { ...moneyOf(asked, currency), of: 'timeseries' } },
              ]}
            />
          )}
        </AnalyticsToolbar>
      )}
      {error && (!data || stale) && <LoadFailure what="Les chiffres" error={error} onRetry={() => mutate()} />}
      {!data && !error && <StatsSkeleton />}
      {data && data.campaigns === 0 && !stale && <NoFigures filtered={filtered} />}
      {data && !stale && measuresNothing(data) && <NoDays />}
      {data && data.campaigns > 0 && (stale || !measuresNothing(data)) && (
        <div className={classes.content} data-stale={stale || undefined} aria-busy={stale}>
          <Text size="sm" c="dimmed">
            {formatCount(data.campaigns, 'campagne')} · {spanText(data)}
          </Text>
          <CurrencyRows overview={data} />
          <OneCurrency what="Graphiques" overview={data} shown={currency} />
          <OverTime currency={currency} />
          <div className={classes.pair}>
            <PartsCard title="Par plateforme" by="platform" filter="platform" currency={currency} />
            <PartsCard title="Par client" by="client" filter="clientId" currency={currency} />
          </div>
          <FunnelCard currency={currency} />
          <WeekdayCard currency={currency} />
        </div>
      )}
    </div>
  );
}

const spanText = ({ from, to }: { from: string; to: string }) =>
  from === to ? `le ${shortDay(from)}` : `du ${shortDay(from)} au ${shortDay(to)}`;
