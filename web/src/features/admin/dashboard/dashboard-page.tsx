import { Stack, Text } from '@mantine/core';
import type { User } from '../../../../../shared/auth/auth.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PlatformPage } from '../platform-page.tsx';
import { HealthPart } from './health.tsx';
import { MoneyPart } from './money.tsx';
import { PeoplePart, WorkspacesPart } from './people.tsx';
import { chosenDays, PeriodField } from './period.tsx';
import { SeriesCharts } from './series-charts.tsx';
import { ToDo } from './to-do.tsx';
import { useAdminDashboard } from './use-admin-dashboard.ts';

/** How the platform does: what is wrong first, then facts, each with the list behind it. */
export const DashboardPage = () => (
  <PlatformPage
    permission="admin:any"
    purpose="Cette page montre ce qui est à traiter sur la plateforme, ses personnes, ses espaces, son revenu et l’état de ses services."
  >
    {({ permissions }) => <Dashboard permissions={permissions} />}
  </PlatformPage>
);

function Dashboard({ permissions }: Pick<User, 'permissions'>) {
  const { params } = useUrlState();
  const period = chosenDays(params);
  const { dashboard, error, reload } = useAdminDashboard(period);
  return (
    <Stack gap="xl">
      <PeriodField period={period} />
      {error && !dashboard && <LoadFailure what="Les chiffres de la plateforme" error={error} onRetry={reload} />}
      {!error && !dashboard && !period.problem && <StatsSkeleton />}
      {dashboard && <Parts dashboard={dashboard} opensWorkspaces={permissions.includes('admin:users')} />}
    </Stack>
  );
}

type Shown = NonNullable<ReturnType<typeof useAdminDashboard>['dashboard']>;

function Parts({ dashboard, opensWorkspaces }: { dashboard: Shown; opensWorkspaces: boolean }) {
  const { from, to, people, workspaces, money, health, toDo, series } = dashboard;
  if (!people && !money && !health) return <Text>Vos permissions n’ouvrent aucune partie de cette page.</Text>;
  return (
    <>
      <ToDo toDo={toDo} />
      {people && <PeoplePart people={people} days={{ from, to }} />}
      {workspaces && <WorkspacesPart workspaces={workspaces} />}
      {money && <MoneyPart money={money} days={{ from, to }} opensWorkspaces={opensWorkspaces} />}
      {series.length > 0 && <SeriesCharts series={series} />}
      {health && <HealthPart health={health} />}
    </>
  );
}
