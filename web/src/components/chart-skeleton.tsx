import { Skeleton } from '@mantine/core';
import classes from './chart-skeleton.module.css';

/** A chart on its way: its frame, its lines, its title to come. */
export const ChartSkeleton = ({ height }: { height: number }) => (
  <div className={classes.root} style={{ height }}>
    <Skeleton height={14} width="7.5rem" />
    <div className={classes.lines} />
    <Skeleton height={10} width="60%" />
  </div>
);
