import { Skeleton } from '@mantine/core';
import classes from './fields.module.css';

const lines = ['a', 'b', 'c'];

/** A long form that is on its way: its parts, each with its fields. */
export const FormSkeleton = () => (
  <div className={classes.form} role="status" aria-label="Chargement...">
    {lines.map((part) => (
      <div key={part} className={classes.section}>
        <Skeleton height={16} width="8rem" />
        <div className={classes.fields}>
          {lines.map((line) => (
            <div key={line} className={classes.lines}>
              <Skeleton height={12} width="6rem" />
              <Skeleton height={36} radius="md" />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);
