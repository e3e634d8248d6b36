import { Text, Title } from '@mantine/core';
import type { Dashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { upperFirst } from '../../../../shared/kernel/first-letter.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { shortDay } from '../../lib/short-day.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import { Cards } from './cards.tsx';
import classes from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FirstFigures } from './first-figures.tsx';
import { MissingPart } from './missing-part.tsx';
import { MorningFigures } from './morning-figures.tsx';

const weekday = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** What there is to do this morning: the figures in a line, then what to see, then the rest as whoever looks has laid it out. */
export function DashboardPage() {
  const { data, error, mutate } = useDashboard();
  const today = weekday.format(new Date(parisDay()));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={2} fz={{ base: '1.375rem', sm: '1.75rem' }} lh={1.15}>
          {upperFirst(today)}
        </Title>
        {data && data.campaigns !== 0 && data.currencies && (
          <Text size="sm" c="dimmed">
            30 derniers jours, du {shortDay(data.period.from)} au {shortDay(data.period.to)}, comparés aux 30 jours
            précédents
            {data.example && ', campagnes fictives de l’exemple comprises'}
          </Text>
        )}
      </div>
      {error && !data && <LoadFailure what="Le tableau de bord" error={error} onRetry={() => mutate()} />}
      {!data && !error && <DashboardSkeleton />}
      {data && (
        <Cards dashboard={data} mutate={mutate} figures={<Figures dashboard={data} onRetry={() => mutate()} />} />
      )}
    </div>
  );
}

function Figures({ dashboard, onRetry }: { dashboard: Dashboard; onRetry: () => void }) {
  if (dashboard.missing.includes('currencies'))
    return <MissingPart what={['Les chiffres de vos campagnes']} onRetry={onRetry} />;
  return dashboard.campaigns === 0 ? <FirstFigures /> : <MorningFigures dashboard={dashboard} />;
}
