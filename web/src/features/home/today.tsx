import { Anchor, Skeleton, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { refusedFor } from '../../lib/api-error.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import { DayLines } from './day-lines.tsx';
import { FirstSteps, stepsLeft, useStepsHidden } from './first-steps.tsx';
import classes from './today.module.css';

/** What there is to see today, by the rule of the dashboard, the first steps above it while some are left. */
export function Today() {
  const { data, error, mutate } = useDashboard();
  const [hidden, hide] = useStepsHidden();
  // Who may not read the dashboard has none of it here.
  if (refusedFor(error, 'forbidden')) return null;
  const steps = data?.steps ?? [];
  const begins = !hidden && stepsLeft(steps) > 0;
  const room = begins ? (stepsLeft(steps) === 1 ? 5 : 4) : 6;
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
      {data && begins && <FirstSteps steps={steps} onHide={hide} />}
      {data && <DayLines dashboard={data} most={room} onWritten={() => mutate()} />}
      {error && !data && <LoadFailure what="La journée" error={error} onRetry={() => mutate()} />}
      {!data && !error && <Waiting />}
    </section>
  );
}

const Waiting = () => (
  <div role="status" aria-label="Chargement..." className={classes.waiting}>
    {['a', 'b', 'c', 'd'].map((line) => (
      <Skeleton key={line} height={44} radius="md" />
    ))}
  </div>
);
