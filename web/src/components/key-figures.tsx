import { Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './key-figures.module.css';

type Props = {
  /** `more` stands below the value: how it went, what it was. */
  figures: readonly { name: string; value: ReactNode; more?: ReactNode }[];
  /** In a row, where there is room. */
  across?: number;
};

/** The figures to read before any chart. */
export function KeyFigures({ figures, across = figures.length }: Props) {
  return (
    <dl className={classes.root} style={{ '--across': across } as CSSProperties}>
      {figures.map(({ name, value, more }) => (
        <div key={name} className={classes.figure}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <dd className={classes.value}>{value}</dd>
          {more && <dd className={classes.more}>{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
