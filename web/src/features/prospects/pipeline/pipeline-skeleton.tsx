import { Skeleton } from '@mantine/core';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';
import classes from './pipeline.module.css';

/** The columns of the pipeline, whose prospects are on their way. */
export const PipelineSkeleton = () => (
  <div className={classes.scroller} role="status" aria-label="Chargement du pipeline">
    {keysOf(prospectStatuses).map((status) => (
      <div key={status} className={classes.column} aria-hidden>
        <div className={classes.head}>{prospectStatuses[status]}</div>
        <div className={classes.body}>
          <CardsSkeleton />
        </div>
      </div>
    ))}
  </div>
);

export const CardsSkeleton = () => (
  <div className={classes.list}>
    {['a', 'b', 'c'].map((card) => (
      <Skeleton key={card} height={92} radius="xl" />
    ))}
  </div>
);
