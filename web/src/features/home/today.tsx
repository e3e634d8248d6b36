import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { AttentionList } from '../../components/attention-list.tsx';
import { DueProspects } from '../../components/due-prospects.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { refusedFor } from '../../lib/api-error.ts';
import { formatCount } from '../../lib/format.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import classes from './today.module.css';

/** On a phone fewer, for the four cards stand below. */
const most = { wide: { lines: 3, due: 2 }, phone: { lines: 2, due: 1 } };

/** What there is to see today, by the rule of the dashboard: its first lines, and the actions that are due, done from here. */
export function Today() {
  const { data, error, mutate } = useDashboard();
  // Who may not read the dashboard has none of it here.
  if (refusedFor(error, 'forbidden')) return null;
  return (
    <section aria-labelledby="today" className={classes.root}>
      <div className={classes.head}>
        <Title order={2} id="today" fz="xl">
          Aujourd’hui
        </Title>
        <Anchor component={Link} to={paths.dashboard} size="sm" fw={500}>
          Tout le dashboard
        </Anchor>
      </div>
      {data && <Lines dashboard={data} onWritten={() => mutate()} />}
      {error && !data && <LoadFailure error={error} onRetry={() => mutate()} />}
      {!data && !error && <Waiting />}
    </section>
  );
}

function Lines({ dashboard, onWritten }: { dashboard: Dashboard; onWritten: () => unknown }) {
  const { attention, prospects, library, missing } = dashboard;
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { lines: mostLines, due: mostDue } = most[isPhone ? 'phone' : 'wide'];
  const due = prospects?.due.slice(0, mostDue) ?? [];
  // Actions stand below one by one, with their act.
  const lines = (attention ?? []).filter(({ kind }) => kind !== 'action');
  const newAds = library?.newAds7d ?? 0;
  const isCalm = lines.length + due.length + newAds === 0;
  return (
    <>
      <AttentionList items={lines.slice(0, mostLines)} short />
      <DueProspects prospects={due} onWritten={onWritten} />
      {isCalm && (
        <div className={classes.calm}>
          <IconCircleCheck size={22} stroke={1.7} aria-hidden />
          <Text size="sm">
            {missing.length === 0 ? 'Rien ne vous attend aujourd’hui.' : 'Rien d’autre ne vous attend aujourd’hui.'}
          </Text>
        </div>
      )}
      <Text size="sm" c="dimmed" className={classes.foot}>
        {[
          lines.length > mostLines && `${formatCount(lines.length - mostLines, 'autre point', 'autres points')} à voir`,
          newAds > 0 &&
            `${formatCount(newAds, 'nouvelle annonce suivie', 'nouvelles annonces suivies')} en 7\u00a0jours`,
          missing.length > 0 && 'Une partie n’a pas pu être lue',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}

const Waiting = () => (
  <div role="status" aria-label="Chargement..." className={classes.waiting}>
    <Skeleton height={44} radius="md" />
    <Skeleton height={44} radius="md" />
    <Skeleton height={44} radius="md" />
  </div>
);
