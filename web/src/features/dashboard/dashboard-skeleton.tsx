import { Skeleton } from '@mantine/core';
import classes from './dashboard.module.css';

/** In the shape of what comes. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label="Chargement...">
      <Skeleton height={126} radius="lg" />
      <div className={classes.cards} style={{ marginTop: '1rem' }}>
        <Skeleton className={classes.skeleton} data-wide height={360} radius="lg" />
        <Skeleton height={260} radius="lg" />
        <Skeleton height={260} radius="lg" />
      </div>
    </div>
  );
}
